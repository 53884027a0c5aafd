// Generated from the spec by "pnpm generate". Do not edit.
import type { CallOptions, Result } from "@social-api/core";
import type { Export, Failure, State, operations } from "./types.ts";

/** One method per operation, named as in the spec. Its `operationId` is that name. */
export interface OperationMethods {
  /**
   * Put the clock forward.
   *
   * Whether it runs or not: what is due by then becomes due at once.
   */
  advanceClock: {
    (args: AdvanceClockArguments, options?: CallOptions): Promise<Result<operations["advanceClock"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "advanceClock";
  };
  /**
   * Forget the requests.
   *
   * The list begins anew.
   */
  clearRequests: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["clearRequests"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "clearRequests";
  };
  /**
   * Upload a medium.
   *
   * The Ads API shows no operation for it; creatives refer to what it makes.
   */
  createAccountMedia: {
    (args: CreateAccountMediaArguments, options?: CallOptions): Promise<Result<operations["createAccountMedia"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "createAccountMedia";
  };
  /**
   * Let an event happen.
   *
   * The event goes to every webhook and every open stream that is subscribed for it. Its members are sent as they are given.
   */
  createEvent: {
    (args: CreateEventArguments, options?: CallOptions): Promise<Result<operations["createEvent"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "createEvent";
  };
  /**
   * Set a fault.
   *
   * The first fault that befalls a request decides what becomes of it.
   */
  createFault: {
    (args: CreateFaultArguments, options?: CallOptions): Promise<Result<operations["createFault"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "createFault";
  };
  /**
   * Promote posts.
   *
   * Associates posts with a line item; the Ads API shows no operation for it. A post that the line item promotes already is left as it is, and answered.
   */
  createPromotedPosts: {
    (args: CreatePromotedPostsArguments, options?: CallOptions): Promise<Result<operations["createPromotedPosts"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "createPromotedPosts";
  };
  /**
   * Create an access token.
   *
   * Requests with `Authorization: Bearer` and this token act for the user. Only its digest is kept.
   */
  createToken: {
    (args: CreateTokenArguments, options?: CallOptions): Promise<Result<operations["createToken"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "createToken";
  };
  /**
   * Create a user.
   *
   * A user without accounts and without a token.
   */
  createUser: {
    (args: CreateUserArguments, options?: CallOptions): Promise<Result<operations["createUser"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "createUser";
  };
  /**
   * Register a webhook.
   *
   * From then on it is sent the events that are subscribed for it. Only addresses of this machine, unless the sandbox was told to allow others.
   */
  createWebhook: {
    (args: CreateWebhookArguments, options?: CallOptions): Promise<Result<operations["createWebhook"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "createWebhook";
  };
  /**
   * Take an account from a user.
   *
   * From then on the account is one of others for this user.
   */
  deleteAccess: {
    (args: DeleteAccessArguments, options?: CallOptions): Promise<Result<operations["deleteAccess"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "deleteAccess";
  };
  /**
   * Lift a fault.
   *
   * It befalls nothing any more.
   */
  deleteFault: {
    (args: DeleteFaultArguments, options?: CallOptions): Promise<Result<operations["deleteFault"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "deleteFault";
  };
  /**
   * Lift all faults.
   *
   * Nothing is befallen any more.
   */
  deleteFaults: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["deleteFaults"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "deleteFaults";
  };
  /**
   * Remove a subscription.
   *
   * Its events are not wanted any more.
   */
  deleteSubscription: {
    (args: DeleteSubscriptionArguments, options?: CallOptions): Promise<Result<operations["deleteSubscription"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "deleteSubscription";
  };
  /**
   * Revoke an access token.
   *
   * From then on requests with it are answered with 401.
   */
  deleteToken: {
    (args: DeleteTokenArguments, options?: CallOptions): Promise<Result<operations["deleteToken"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "deleteToken";
  };
  /**
   * Remove a webhook.
   *
   * It is sent nothing any more.
   */
  deleteWebhook: {
    (args: DeleteWebhookArguments, options?: CallOptions): Promise<Result<operations["deleteWebhook"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "deleteWebhook";
  };
  /**
   * End streams.
   *
   * Sends the operational-disconnect problem on the stream, then ends it.
   */
  disconnectStreams: {
    (args: DisconnectStreamsArguments, options?: CallOptions): Promise<Result<operations["disconnectStreams"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "disconnectStreams";
  };
  /**
   * Export everything.
   *
   * All that is stored, for `importState`. 64-bit integers stand there in full: read it with a parser that keeps them.
   */
  exportState: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<Export, Failure>>;
    readonly operationId: "exportState";
  };
  /**
   * Get the clock.
   *
   * The time that both APIs go by. Latency, heartbeats and the tries of a delivery go by real time.
   */
  getClock: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["getClock"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "getClock";
  };
  /**
   * Get the state of the sandbox.
   *
   * Tells what time it is, where each host is, and how much is stored.
   */
  getState: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<State, Failure>>;
    readonly operationId: "getState";
  };
  /**
   * Get a webhook.
   *
   * One webhook by its id.
   */
  getWebhook: {
    (args: GetWebhookArguments, options?: CallOptions): Promise<Result<operations["getWebhook"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "getWebhook";
  };
  /**
   * Import everything.
   *
   * Replaces all that is stored by what `exportState` has given, or refuses it as a whole. Ends every stream and delivery. Clock and faults stay as they are; cursors that were given before are not refused, but mean nothing.
   */
  importState: {
    (args: ImportStateArguments, options?: CallOptions): Promise<Result<State, Failure>>;
    readonly operationId: "importState";
  };
  /**
   * List the deliveries.
   *
   * The newest first, at most a thousand.
   */
  listDeliveries: {
    (args?: ListDeliveriesArguments, options?: CallOptions): Promise<Result<operations["listDeliveries"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listDeliveries";
  };
  /**
   * List what is stored of an account.
   *
   * The rows of one collection, the newest first, deleted ones and drafts included. Targeting criteria are seen here and in the account history alone.
   */
  listEntities: {
    (args: ListEntitiesArguments, options?: CallOptions): Promise<Result<operations["listEntities"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listEntities";
  };
  /**
   * List the faults.
   *
   * In the order in which they were set, which is the order in which they are asked.
   */
  listFaults: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["listFaults"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listFaults";
  };
  /**
   * List the replay jobs.
   *
   * The newest first.
   */
  listReplayJobs: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["listReplayJobs"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listReplayJobs";
  };
  /**
   * List the requests.
   *
   * The latest thousand requests to the two APIs, the newest first. Those to this API are not among them.
   */
  listRequests: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["listRequests"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listRequests";
  };
  /**
   * List the open streams.
   *
   * The newest first.
   */
  listStreams: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["listStreams"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listStreams";
  };
  /**
   * List the subscriptions.
   *
   * The newest first.
   */
  listSubscriptions: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["listSubscriptions"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listSubscriptions";
  };
  /**
   * List the users.
   *
   * The oldest first.
   */
  listUsers: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["listUsers"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listUsers";
  };
  /**
   * List the webhooks.
   *
   * The newest first.
   */
  listWebhooks: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<operations["listWebhooks"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "listWebhooks";
  };
  /**
   * Begin again.
   *
   * Forgets everything, faults, requests and the clock included, ends every stream and delivery, and plants the seed that the sandbox began with.
   */
  resetState: {
    (args?: { [argument: string]: never }, options?: CallOptions): Promise<Result<State, Failure>>;
    readonly operationId: "resetState";
  };
  /**
   * Begin again with another seed.
   *
   * Like `resetState`, with this seed instead. A later `resetState` plants the first one again.
   */
  seedState: {
    (args: SeedStateArguments, options?: CallOptions): Promise<Result<State, Failure>>;
    readonly operationId: "seedState";
  };
  /**
   * Give a user an account.
   *
   * Replaces what the user may do on the account. `POST_COMPOSER` is nothing without `ACCOUNT_ADMIN`, `AD_MANAGER` or `CREATIVE_MANAGER`.
   */
  setAccess: {
    (args: SetAccessArguments, options?: CallOptions): Promise<Result<operations["setAccess"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "setAccess";
  };
  /**
   * Change what an account may.
   *
   * What is not given stays as it is.
   */
  updateAccountSettings: {
    (args: UpdateAccountSettingsArguments, options?: CallOptions): Promise<Result<operations["updateAccountSettings"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "updateAccountSettings";
  };
  /**
   * Set the clock.
   *
   * Sets the time, stops the clock, or lets it run. What is not given stays as it is.
   */
  updateClock: {
    (args: UpdateClockArguments, options?: CallOptions): Promise<Result<operations["updateClock"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "updateClock";
  };
  /**
   * Change a user.
   *
   * What is not given stays as it is.
   */
  updateUser: {
    (args: UpdateUserArguments, options?: CallOptions): Promise<Result<operations["updateUser"]["responses"][200]["content"]["application/json"], Failure>>;
    readonly operationId: "updateUser";
  };
}

/** The arguments of {@link OperationMethods.advanceClock}. */
export type AdvanceClockArguments = operations["advanceClock"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.createAccountMedia}. */
export type CreateAccountMediaArguments = operations["createAccountMedia"]["parameters"]["path"] & operations["createAccountMedia"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.createEvent}. */
export type CreateEventArguments = operations["createEvent"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.createFault}. */
export type CreateFaultArguments = operations["createFault"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.createPromotedPosts}. */
export type CreatePromotedPostsArguments = operations["createPromotedPosts"]["parameters"]["path"] & operations["createPromotedPosts"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.createToken}. */
export type CreateTokenArguments = operations["createToken"]["parameters"]["path"] & NonNullable<operations["createToken"]["requestBody"]>["content"]["application/json"];

/** The arguments of {@link OperationMethods.createUser}. */
export type CreateUserArguments = operations["createUser"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.createWebhook}. */
export type CreateWebhookArguments = operations["createWebhook"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.deleteAccess}. */
export type DeleteAccessArguments = operations["deleteAccess"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteFault}. */
export type DeleteFaultArguments = operations["deleteFault"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteSubscription}. */
export type DeleteSubscriptionArguments = operations["deleteSubscription"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteToken}. */
export type DeleteTokenArguments = operations["deleteToken"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.deleteWebhook}. */
export type DeleteWebhookArguments = operations["deleteWebhook"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.disconnectStreams}. */
export type DisconnectStreamsArguments = operations["disconnectStreams"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.getWebhook}. */
export type GetWebhookArguments = operations["getWebhook"]["parameters"]["path"];

/** The arguments of {@link OperationMethods.importState}. */
export type ImportStateArguments = operations["importState"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.listDeliveries}. */
export type ListDeliveriesArguments = NonNullable<operations["listDeliveries"]["parameters"]["query"]>;

/** The arguments of {@link OperationMethods.listEntities}. */
export type ListEntitiesArguments = operations["listEntities"]["parameters"]["path"] & operations["listEntities"]["parameters"]["query"];

/** The arguments of {@link OperationMethods.seedState}. */
export type SeedStateArguments = operations["seedState"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.setAccess}. */
export type SetAccessArguments = operations["setAccess"]["parameters"]["path"] & operations["setAccess"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.updateAccountSettings}. */
export type UpdateAccountSettingsArguments = operations["updateAccountSettings"]["parameters"]["path"] & operations["updateAccountSettings"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.updateClock}. */
export type UpdateClockArguments = operations["updateClock"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.updateUser}. */
export type UpdateUserArguments = operations["updateUser"]["parameters"]["path"] & operations["updateUser"]["requestBody"]["content"]["application/json"];
