// Generated from the spec by "pnpm generate". Do not edit.
import type { CallOptions, Result } from "@social-api/core";
import type { AccountActivityReplayJob, ActivitySubscription, ConnectionList, ConnectionTermination, ErrorObject, Problem, WebhookReplayJob, operations } from "./types.ts";

/** One method per operation, named as in the spec. Its `operationId` is that name. */
export interface OperationMethods {
  /**
   * Create a replay job (older operation).
   *
   * Deprecated since 25 March 2026, 12:00 Eastern Time. Use `createWebhookReplayJob`, which does the same and takes the
   * webhook and the range in its JSON body.
   *
   * Not shown: where the range (`from_date`, `to_date`) travels, the form of the body and of the answer, and the
   * authentication. That it wants a bearer token, and that the rules of `createWebhookReplayJob` hold here as well, is
   * inferred from the identical functionality of the two.
   *
   * Rules: replay.webhook-id, replay.window, replay.one-in-progress, replay.redelivers, replay.deprecated-path, auth.bearer.
   *
   * @deprecated Since 25 March 2026, 12:00 Eastern Time. Use `createWebhookReplayJob`, which does the same and takes the webhook and the range in its JSON body.
   */
  createAccountActivityReplayJob: {
    (args: CreateAccountActivityReplayJobArguments, options?: CallOptions): Promise<Result<AccountActivityReplayJob | undefined, Problem | ErrorObject>>;
    readonly operationId: "createAccountActivityReplayJob";
  };
  /**
   * Create an activity subscription.
   *
   * Subscribes to activity events, which then reach a registered webhook or the stream (`streamActivity`).
   *
   * Its filter is a user id. A keyword can be added, for event types of high volume, and a `direction`, so that of
   * direct-message and chat events only those come that were `sent`, only those that were `received`, or both. Name
   * events in the dot-separated lowercase format (`ActivityEventType`).
   *
   * Mind which credentials you use: account-activity subscriptions accept OAuth 2.0 with fine-grained scopes (one for
   * reading follow events, say) as well as OAuth 1.0a permissions, and where OAuth 1.0a permissions are present they
   * take the place of the OAuth 2.0 scopes altogether. What was built on OAuth 1.0a needs no change.
   *
   * Not shown: the form of the request and of the answer, and the security scheme of this operation, so none is
   * declared.
   *
   * Rules: auth.oauth1-overrides, events.delivery, events.subscription-filters.
   */
  createActivitySubscription: {
    (args: CreateActivitySubscriptionArguments, options?: CallOptions): Promise<Result<ActivitySubscription | undefined, Problem | ErrorObject>>;
    readonly operationId: "createActivitySubscription";
  };
  /**
   * Create a webhook replay job.
   *
   * Starts a job that sends a registered webhook its events of a range of time again: every event that was delivered to
   * it in that range, or was attempted to be. Use it after your receiver was down or has lost data. Events that did get
   * through come again too, so the receiver has to cope with repeats.
   *
   * The range is given in whole UTC minutes and reaches back at most 24 hours. One job per webhook can be in progress;
   * while it is, a further request fails with the `conflict` problem and starts nothing. A request without `webhook_id`,
   * `from_date` or `to_date`, or with one that does not match its pattern, fails.
   *
   * Not shown: how to learn that a job is done, the rate limits, which HTTP status goes with which kind of problem, and
   * which kind answers which fault of the request.
   *
   * Rules: replay.webhook-id, replay.timestamps, replay.required, replay.window, replay.one-in-progress, replay.redelivers, auth.bearer.
   */
  createWebhookReplayJob: {
    (args: CreateWebhookReplayJobArguments, options?: CallOptions): Promise<Result<WebhookReplayJob, Problem | ErrorObject>>;
    readonly operationId: "createWebhookReplayJob";
  };
  /**
   * End all streaming connections.
   *
   * Ends every active streaming connection of the app, those of its other processes included. It is the quickest way out
   * of `TooManyConnections`; each reader has to connect again afterwards.
   *
   * Not shown: the parameters, the form of the answer, and the security scheme, so none is declared.
   *
   * Rules: stream.stale-connections.
   */
  deleteAllConnections: {
    (args?: DeleteAllConnectionsArguments, options?: CallOptions): Promise<Result<ConnectionTermination | undefined, Problem | ErrorObject>>;
    readonly operationId: "deleteAllConnections";
  };
  /**
   * End specific streaming connections.
   *
   * Ends the connections that you name by their UUIDs, and no others. Prefer it to `deleteAllConnections` when other
   * readers of the app have to stay connected.
   *
   * Not shown: where the UUIDs travel (body or query) and under which name, the form of the answer, and the security
   * scheme, so none is declared. A request that names no connection may or may not be refused.
   *
   * Rules: stream.stale-connections.
   */
  deleteConnections: {
    (args?: DeleteConnectionsArguments, options?: CallOptions): Promise<Result<ConnectionTermination | undefined, Problem | ErrorObject>>;
    readonly operationId: "deleteConnections";
  };
  /**
   * End the connections of one endpoint.
   *
   * Ends the connections to one streaming endpoint and leaves those to others alone. Do not pass `all`: that is the path
   * of `deleteAllConnections`, which ends every connection.
   *
   * Not shown: the identifiers of the endpoints, the parameters, the form of the answer, and the security scheme, so
   * none is declared.
   *
   * Rules: stream.stale-connections.
   */
  deleteConnectionsByEndpoint: {
    (args: DeleteConnectionsByEndpointArguments, options?: CallOptions): Promise<Result<ConnectionTermination | undefined, Problem | ErrorObject>>;
    readonly operationId: "deleteConnectionsByEndpoint";
  };
  /**
   * List streaming connections.
   *
   * Lists the streaming connections of the app, those that are active and those of the past. Use it to find connections
   * that nobody reads any more before you end them.
   *
   * Known are its method, its path and its purpose. That it answers in pages is inferred: it is the one list among these
   * operations, and version 2 lists share one convention (see "Pages" at the top). Walk until an answer has no
   * `next_token`; a page with fewer connections than `max_results`, or with none, does not end the walk.
   *
   * Not shown: the parameters of this very list, the fields of a connection, and the security scheme, so none is
   * declared.
   *
   * Rules: page.first-request, page.repeat-query, page.end, page.backwards, page.opaque-tokens, page.newest-first, page.since-id, stream.stale-connections.
   */
  listConnections: {
    (args?: ListConnectionsArguments, options?: CallOptions): Promise<Result<ConnectionList, Problem | ErrorObject>>;
    readonly operationId: "listConnections";
  };
  /**
   * Stream activity events.
   *
   * Opens a persistent HTTP connection on which the subscribed activity events arrive as they happen; the answer does
   * not end by itself. Create subscriptions first (`createActivitySubscription`) and read without pause.
   *
   * The service can end a connection; the `operational-disconnect` problem tells why. When it refuses one with the
   * `streaming-connection` problem and the issue `TooManyConnections`, list the connections, end the stale ones and
   * connect again.
   *
   * Not shown: the form of a record, how records are set apart, whether anything is sent while there are no events, the
   * parameters, and the security scheme, so none is declared.
   *
   * Rules: events.delivery, stream.stale-connections.
   */
  streamActivity: {
    (args?: StreamActivityArguments, options?: CallOptions): Promise<Result<ReadableStream<Uint8Array>, Problem | ErrorObject>>;
    readonly operationId: "streamActivity";
  };
}

/** The arguments of {@link OperationMethods.createAccountActivityReplayJob}. */
export type CreateAccountActivityReplayJobArguments = operations["createAccountActivityReplayJob"]["parameters"]["path"] & { body?: NonNullable<operations["createAccountActivityReplayJob"]["requestBody"]>["content"]["application/json"] | undefined } & { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.createActivitySubscription}. */
export type CreateActivitySubscriptionArguments = { body: operations["createActivitySubscription"]["requestBody"]["content"]["application/json"] } & { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.createWebhookReplayJob}. */
export type CreateWebhookReplayJobArguments = operations["createWebhookReplayJob"]["requestBody"]["content"]["application/json"];

/** The arguments of {@link OperationMethods.deleteAllConnections}. */
export type DeleteAllConnectionsArguments = { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.deleteConnections}. */
export type DeleteConnectionsArguments = { body?: NonNullable<operations["deleteConnections"]["requestBody"]>["content"]["application/json"] | undefined } & { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.deleteConnectionsByEndpoint}. */
export type DeleteConnectionsByEndpointArguments = operations["deleteConnectionsByEndpoint"]["parameters"]["path"] & { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.listConnections}. */
export type ListConnectionsArguments = NonNullable<operations["listConnections"]["parameters"]["query"]> & { [parameter: string]: unknown };

/** The arguments of {@link OperationMethods.streamActivity}. */
export type StreamActivityArguments = { [parameter: string]: unknown };
