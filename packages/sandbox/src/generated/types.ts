// Generated from the spec by "pnpm generate". Do not edit.
import type { Int64 } from "@social-api/core";

export interface paths {
    "/sandbox/accounts/{account_id}/account_media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a medium
         * @description The Ads API shows no operation for it; creatives refer to what it makes.
         */
        post: operations["createAccountMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/accounts/{account_id}/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is stored of an account
         * @description The rows of one collection, the newest first, deleted ones and drafts included. Targeting criteria are seen here and in the account history alone.
         */
        get: operations["listEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/accounts/{account_id}/promoted_posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promote posts
         * @description Associates posts with a line item; the Ads API shows no operation for it. A post that the line item promotes already is left as it is, and answered.
         */
        post: operations["createPromotedPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/accounts/{account_id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what an account may
         * @description What is not given stays as it is.
         */
        put: operations["updateAccountSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the clock
         * @description The time that both APIs go by. Latency, heartbeats and the tries of a delivery go by real time.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Sets the time, stops the clock, or lets it run. What is not given stays as it is.
         */
        put: operations["updateClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the clock forward
         * @description Whether it runs or not: what is due by then becomes due at once.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries
         * @description The newest first, at most a thousand.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an event happen
         * @description The event goes to every webhook and every open stream that is subscribed for it. Its members are sent as they are given.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything
         * @description All that is stored, for `importState`. 64-bit integers stand there in full: read it with a parser that keeps them.
         */
        get: operations["exportState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the faults
         * @description In the order in which they were set, which is the order in which they are asked.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Set a fault
         * @description The first fault that befalls a request decides what becomes of it.
         */
        post: operations["createFault"];
        /**
         * Lift all faults
         * @description Nothing is befallen any more.
         */
        delete: operations["deleteFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/faults/{fault_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Lift a fault
         * @description It befalls nothing any more.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import everything
         * @description Replaces all that is stored by what `exportState` has given, or refuses it as a whole. Ends every stream and delivery. Clock and faults stay as they are; cursors that were given before are not refused, but mean nothing.
         */
        post: operations["importState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/replay_jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the replay jobs
         * @description The newest first.
         */
        get: operations["listReplayJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests
         * @description The latest thousand requests to the two APIs, the newest first. Those to this API are not among them.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Forget the requests
         * @description The list begins anew.
         */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin again
         * @description Forgets everything, faults, requests and the clock included, ends every stream and delivery, and plants the seed that the sandbox began with.
         */
        post: operations["resetState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin again with another seed
         * @description Like `resetState`, with this seed instead. A later `resetState` plants the first one again.
         */
        post: operations["seedState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the sandbox
         * @description Tells what time it is, where each host is, and how much is stored.
         */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open streams
         * @description The newest first.
         */
        get: operations["listStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/streams/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End streams
         * @description Sends the operational-disconnect problem on the stream, then ends it.
         */
        post: operations["disconnectStreams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions
         * @description The newest first.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/subscriptions/{subscription_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a subscription
         * @description Its events are not wanted any more.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an access token
         * @description From then on requests with it are answered with 401.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users
         * @description The oldest first.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description A user without accounts and without a token.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a user
         * @description What is not given stays as it is.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/users/{user_id}/access/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a user an account
         * @description Replaces what the user may do on the account. `POST_COMPOSER` is nothing without `ACCOUNT_ADMIN`, `AD_MANAGER` or `CREATIVE_MANAGER`.
         */
        put: operations["setAccess"];
        post?: never;
        /**
         * Take an account from a user
         * @description From then on the account is one of others for this user.
         */
        delete: operations["deleteAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/users/{user_id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an access token
         * @description Requests with `Authorization: Bearer` and this token act for the user. Only its digest is kept.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks
         * @description The newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
         * @description From then on it is sent the events that are subscribed for it. Only addresses of this machine, unless the sandbox was told to allow others.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description One webhook by its id.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Remove a webhook
         * @description It is sent nothing any more.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccessToken: {
            /**
             * Format: date-time
             * @description Since when there is the token.
             * @example 2026-03-10T09:00:00.000Z
             */
            created_at: string;
            /**
             * @description The token: only its digest is kept, so this is the only time that it is told.
             * @example harbour-coffee-token-2
             */
            token: string;
            /**
             * @description By which the token is deleted.
             * @example 5a1c0de8-6c1f-4d6e-9a53-0c2f6a7f1d11
             */
            token_id: string;
            /**
             * @description Whom it stands for.
             * @example 2417081365
             */
            user_id: string;
        };
        AccountMedium: {
            /**
             * @description The kind of creative that it makes.
             * @example PREROLL
             */
            creative_type: string;
            /**
             * @description The medium, `account_media_id` of a creative.
             * @example am8g2
             */
            id: string;
        };
        AccountSettings: {
            /**
             * @description The account.
             * @example hc7m2k9
             */
            account_id: string;
            /**
             * @description How many campaigns can be active at once.
             * @example 200
             */
            active_campaign_limit: number;
            /**
             * @description Whether the account is on the allowlist of the account history.
             * @example true
             */
            history_allowed: boolean;
        };
        Deletion: {
            /**
             * @description It is gone.
             * @example true
             * @constant
             */
            deleted: true;
        };
        Delivery: {
            /**
             * @description How often it was sent.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was sent for the first time.
             * @example 2026-03-10T09:00:00.000Z
             */
            delivered_at: string;
            /**
             * @description The name of the event.
             * @example dm.received
             */
            event_type: string;
            /**
             * @description The delivery.
             * @example 1902351120945868810
             */
            id: string;
            /**
             * @description The replay job that sent it again; null for the first time.
             * @example null
             */
            job_id: string | null;
            /**
             * @description The event as it is sent.
             * @example {
             *       "event_type": "dm.received",
             *       "user_id": "2417081365",
             *       "text": "Are you open on Sunday?"
             *     }
             */
            payload: {
                [key: string]: unknown;
            };
            /**
             * @description The status of the last answer; null when there was none.
             * @example 200
             */
            response_status: number | null;
            /**
             * @description What became of it.
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /**
             * @description Where it went.
             * @example 1576829043218391040
             */
            webhook_id: string;
        };
        DroppedOutcome: {
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "dropped";
        };
        Emitted: {
            /**
             * @description On how many streams it was sent.
             * @example 1
             */
            connections: number;
            /**
             * @description To how many webhooks it goes.
             * @example 1
             */
            deliveries: number;
            /**
             * @description The event.
             * @example 1902351120945868810
             */
            event_id: string;
        };
        Export: {
            /**
             * @description The rows of each collection by its name, the oldest first. Tokens are there as digests alone.
             * @example {
             *       "users": [
             *         {
             *           "id": "2417081365",
             *           "body": {
             *             "id": "2417081365",
             *             "name": "Inês Duarte",
             *             "promotable": true
             *           },
             *           "hidden": {}
             *         }
             *       ]
             *     }
             */
            collections: {
                [key: string]: StoredEntity[];
            };
            /**
             * @description The version of this form.
             * @example 1
             * @constant
             */
            format: 1;
        };
        ExportInput: {
            /**
             * @description The rows of each collection by its name, the oldest first. Tokens are there as digests alone.
             * @example {
             *       "users": [
             *         {
             *           "id": "2417081365",
             *           "body": {
             *             "id": "2417081365",
             *             "name": "Inês Duarte",
             *             "promotable": true
             *           },
             *           "hidden": {}
             *         }
             *       ]
             *     }
             */
            collections: {
                [key: string]: readonly StoredEntity[];
            };
            /**
             * @description The version of this form.
             * @example 1
             * @constant
             */
            format: 1;
        };
        Failure: {
            /**
             * @description All that is wrong.
             * @example [
             *       {
             *         "message": "There is no such user",
             *         "parameter": "user_id"
             *       }
             *     ]
             */
            errors: {
                /**
                 * @description What is wrong and what to do.
                 * @example There is no such user
                 */
                message: string;
                /**
                 * @description What is to blame.
                 * @example user_id
                 */
                parameter?: string;
            }[];
        };
        Fault: {
            /**
             * @description The fault.
             * @example f1
             */
            fault_id: string;
            /**
             * @description The operation of either API that it befalls; null for all.
             * @example listCampaigns
             */
            operation_id: string | null;
            /** @description What a fault does to a request. */
            outcome: FaultOutcome;
            /**
             * @description How likely it befalls a request.
             * @example 1
             */
            probability: number;
            /**
             * @description How often it still befalls a request; null for without end.
             * @example 2
             */
            remaining: number | null;
            /**
             * @description Where the chances begin: the same seed befalls the same requests.
             * @example 1
             */
            seed: number;
        };
        FaultOutcome: LatencyOutcome | RateLimitedOutcome | ServerErrorOutcome | UnavailableHtmlOutcome | DroppedOutcome | StalledOutcome | ProblemOutcome;
        FaultOutcomeInput: LatencyOutcome | RateLimitedOutcome | ServerErrorOutcome | UnavailableHtmlOutcome | DroppedOutcome | StalledOutcome | ProblemOutcomeInput;
        LatencyOutcome: {
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "latency";
            /**
             * @description How late.
             * @example 500
             */
            milliseconds: number;
        };
        LoggedRequest: {
            /**
             * Format: date-time
             * @description When it came, by the clock of the sandbox.
             * @example 2026-03-10T09:00:00.000Z
             */
            at: string;
            /**
             * @description Which host was asked.
             * @example ads
             * @enum {string}
             */
            face: "platform" | "ads" | "adsSandbox" | "control";
            /**
             * @description The fault that befell it.
             * @example null
             */
            fault_id: string | null;
            /**
             * @description Counts the requests.
             * @example 1
             */
            id: number;
            /**
             * @description Query parameters that the operation does not have.
             * @example [
             *       "limit"
             *     ]
             */
            ignored: string[];
            /**
             * @description The method.
             * @example GET
             */
            method: string;
            /**
             * @description How long the answer took.
             * @example 1.25
             */
            milliseconds: number;
            /**
             * @description The operation; null when there is none.
             * @example listCampaigns
             */
            operation_id: string | null;
            /**
             * @description The status of the answer; 0 when the connection was dropped.
             * @example 400
             */
            status: number;
            /**
             * @description Path and query.
             * @example /12/accounts/hc7m2k9/campaigns?count=0
             */
            target: string;
            /**
             * @description Whom it acted for; null when it did not get that far.
             * @example 2417081365
             */
            user_id: string | null;
            /**
             * @description What was wrong with it: the first 20, and where there were more, a last one with nothing but a message that says how many, such as `1080 more`.
             * @example []
             */
            violations: Violation[];
        };
        Permission: "ACCOUNT_ADMIN" | "AD_MANAGER" | "CREATIVE_MANAGER" | "CAMPAIGN_ANALYST" | "ANALYST" | "PARTNER_AUDIENCE_MANAGER" | "POST_COMPOSER";
        ProblemOutcome: {
            /**
             * @description The members that the kind has beside type, title, detail and status.
             * @example {
             *       "disconnect_type": "OperationalDisconnect"
             *     }
             */
            extra?: {
                [key: string]: unknown;
            };
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "problem";
            /**
             * @description Its kind.
             * @example operational-disconnect
             * @enum {string}
             */
            problem: "about:blank" | "client-disconnected" | "client-forbidden" | "conflict" | "disallowed-resource" | "duplicate-rules" | "invalid-request" | "invalid-rules" | "noncompliant-rules" | "not-authorized-for-field" | "not-authorized-for-resource" | "operational-disconnect" | "resource-not-found" | "resource-unavailable" | "rule-cap" | "streaming-connection" | "unsupported-authentication" | "usage-capped";
            /**
             * @description The status of the answer.
             * @example 503
             */
            status: number;
        };
        ProblemOutcomeInput: {
            /**
             * @description The members that the kind has beside type, title, detail and status.
             * @example {
             *       "disconnect_type": "OperationalDisconnect"
             *     }
             */
            extra?: {
                [key: string]: unknown;
            } | undefined;
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "problem";
            /**
             * @description Its kind.
             * @example operational-disconnect
             * @enum {string}
             */
            problem: "about:blank" | "client-disconnected" | "client-forbidden" | "conflict" | "disallowed-resource" | "duplicate-rules" | "invalid-request" | "invalid-rules" | "noncompliant-rules" | "not-authorized-for-field" | "not-authorized-for-resource" | "operational-disconnect" | "resource-not-found" | "resource-unavailable" | "rule-cap" | "streaming-connection" | "unsupported-authentication" | "usage-capped";
            /**
             * @description The status of the answer.
             * @example 503
             */
            status: number;
        };
        PromotedPost: {
            /**
             * @description The result of the review.
             * @example ACCEPTED
             */
            approval_status: string;
            /**
             * Format: date-time
             * @description Since when there is it.
             * @example 2026-03-10T09:00:26Z
             */
            created_at: string;
            /**
             * @description Whether it was deleted.
             * @example false
             */
            deleted: boolean;
            /**
             * @description Its state.
             * @example ACTIVE
             */
            entity_status: string;
            /**
             * @description The promoted post.
             * @example pp6n3
             */
            id: string;
            /**
             * @description The line item.
             * @example li4v7x
             */
            line_item_id: string;
            /**
             * @description The post.
             * @example 1899100233847190016
             */
            post_id: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2026-03-10T09:00:26Z
             */
            updated_at: string;
        };
        RateLimitedOutcome: {
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "rate-limited";
            /**
             * @description The value of `Retry-After`.
             * @example 1
             */
            retry_after_seconds: number;
        };
        ReplayJob: {
            /**
             * Format: date-time
             * @description When it was done; null while it is in progress.
             * @example 2026-03-10T09:01:01.000Z
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-10T09:00:00.000Z
             */
            created_at: string;
            /**
             * @description What could not be.
             * @example 0
             */
            failed: number;
            /**
             * @description The first minute, as it was asked for.
             * @example 202603100800
             */
            from_date: string;
            /**
             * @description The job.
             * @example 1902351120945868820
             */
            job_id: string;
            /**
             * @description What was delivered again.
             * @example 3
             */
            redelivered: number;
            /**
             * @description The end, as it was asked for.
             * @example 202603100900
             */
            to_date: string;
            /**
             * @description What there is to deliver.
             * @example 3
             */
            total: number;
            /**
             * @description The webhook.
             * @example 1576829043218391040
             */
            webhook_id: string;
        };
        SandboxClock: {
            /**
             * @description Whether the clock stands still.
             * @example false
             */
            frozen: boolean;
            /**
             * Format: date-time
             * @description What time it is.
             * @example 2026-03-10T09:00:00.000Z
             */
            now: string;
        };
        SandboxUser: {
            /**
             * @description The accounts of the user.
             * @example [
             *       {
             *         "account_id": "hc7m2k9",
             *         "permissions": [
             *           "ACCOUNT_ADMIN"
             *         ]
             *       }
             *     ]
             */
            access: UserAccess[];
            /**
             * @description The user.
             * @example 2417081365
             */
            id: string;
            /**
             * @description What the user is called.
             * @example Inês Duarte
             */
            name: string;
            /**
             * @description Whether the user may be promoted by a line item.
             * @example true
             */
            promotable: boolean;
        };
        Seed: {
            /**
             * @description Further accounts, named by numbers, each with a funding instrument.
             * @example 0
             */
            accounts?: number;
            /**
             * @description Campaigns in all of the further accounts together.
             * @example 0
             */
            campaigns?: number;
            /**
             * @description Line items in all of the further accounts together.
             * @example 0
             */
            line_items?: number;
            /**
             * @description `story`: the entities that the examples of both APIs tell of. `empty`: a user, and the lists that never change.
             * @example story
             * @enum {string}
             */
            name?: "story" | "empty";
        };
        SeedInput: {
            /**
             * @description Further accounts, named by numbers, each with a funding instrument.
             * @example 0
             */
            accounts?: number | undefined;
            /**
             * @description Campaigns in all of the further accounts together.
             * @example 0
             */
            campaigns?: number | undefined;
            /**
             * @description Line items in all of the further accounts together.
             * @example 0
             */
            line_items?: number | undefined;
            /**
             * @description `story`: the entities that the examples of both APIs tell of. `empty`: a user, and the lists that never change.
             * @example story
             * @enum {string}
             */
            name?: "story" | "empty" | undefined;
        };
        ServerErrorOutcome: {
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "server-error";
        };
        StalledOutcome: {
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "stalled";
        };
        State: {
            /**
             * @description Whether its clock stands still.
             * @example false
             */
            clock_frozen: boolean;
            /**
             * @description How many rows each collection has, by the name of the collection.
             * @example {
             *       "users": 2,
             *       "accounts": 2,
             *       "campaigns": 4
             *     }
             */
            counts: {
                [key: string]: number;
            };
            /**
             * @description Whom a request acts for that names no one.
             * @example 2417081365
             */
            default_user_id: string;
            /**
             * Format: date-time
             * @description What time it is in the sandbox.
             * @example 2026-03-10T09:00:00.000Z
             */
            now: string;
            /** @description What `resetState` plants. */
            seed: Seed;
            /** @description Under which URL each host is. */
            urls: {
                /**
                 * Format: uri
                 * @description Where the Ads API is.
                 * @example http://localhost:4031
                 */
                ads: string;
                /**
                 * Format: uri
                 * @description Where the sandbox host of the Ads API is.
                 * @example http://localhost:4032
                 */
                adsSandbox: string;
                /**
                 * Format: uri
                 * @description Where this API is.
                 * @example http://localhost:4033
                 */
                control: string;
                /**
                 * Format: uri
                 * @description Where the platform API is.
                 * @example http://localhost:4030
                 */
                platform: string;
            };
        };
        StoredEntity: {
            /**
             * @description What the API answers of it.
             * @example {
             *       "id": "am8g2",
             *       "creative_type": "PREROLL"
             *     }
             */
            body: {
                [key: string]: unknown;
            };
            /**
             * @description What the sandbox knows beside that.
             * @example {
             *       "account_id": "hc7m2k9"
             *     }
             */
            hidden: {
                [key: string]: unknown;
            };
            /**
             * @description By which it is found in its collection. Of a token it is the digest.
             * @example am8g2
             */
            id: string;
        };
        Stream: {
            /**
             * Format: date-time
             * @description When it was opened.
             * @example 2026-03-10T09:00:00.000Z
             */
            connected_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it is open.
             * @example null
             */
            disconnected_at: string | null;
            /**
             * @description What is streamed.
             * @example activity_stream
             */
            endpoint_id: string;
            /**
             * @description The connection.
             * @example 6f0f7c4e-20a1-4b7e-8d8c-0f2d3b8c6a55
             */
            id: string;
            /**
             * @description Who opened it.
             * @example 2417081365
             */
            user_id: string;
        };
        Subscription: {
            /**
             * Format: date-time
             * @description Since when there is it.
             * @example 2026-03-10T09:00:00.000Z
             */
            created_at: string;
            /**
             * @description Which messages are wanted.
             * @example received
             * @enum {string}
             */
            direction?: "sent" | "received" | "both";
            /**
             * @description The only events that are wanted.
             * @example dm.received
             */
            event_type?: string;
            /**
             * @description The word that is wanted in them.
             * @example coffee
             */
            keyword?: string;
            /**
             * @description The subscription.
             * @example 1902351120945868800
             */
            subscription_id: string;
            /**
             * @description Whose events are wanted.
             * @example 2417081365
             */
            user_id: string;
            /**
             * @description Where they are sent.
             * @example 1576829043218391040
             */
            webhook_id?: string;
        };
        UnavailableHtmlOutcome: {
            /**
             * @description What it is. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "unavailable-html";
        };
        UserAccess: {
            /**
             * @description The account.
             * @example hc7m2k9
             */
            account_id: string;
            /**
             * @description What the user may do there.
             * @example [
             *       "AD_MANAGER"
             *     ]
             */
            permissions: Permission[];
        };
        Violation: {
            /**
             * @description The error code of the Ads API, where one is known.
             * @example INCOMPATIBLE_LINE_ITEM
             */
            code?: string;
            /**
             * @description What is wrong.
             * @example count must be between 1 and 1000
             */
            message: string;
            /**
             * @description What breaks it.
             * @example count
             */
            parameter?: string;
            /**
             * @description The rule that is broken, where one is.
             * @example list.count
             */
            rule?: string;
            /**
             * @description The value, shortened.
             * @example 0
             */
            value?: string;
        };
        Webhook: {
            /**
             * Format: date-time
             * @description Since when there is it.
             * @example 2026-03-01T08:00:00.000Z
             */
            created_at: string;
            /**
             * @description The webhook.
             * @example 1576829043218391040
             */
            id: string;
            /**
             * Format: uri
             * @description Where events are sent.
             * @example http://localhost:3000/webhooks
             */
            url: string;
            /**
             * @description Whose it is.
             * @example 2417081365
             */
            user_id: string;
        };
    };
    responses: {
        /** @description It was not carried out, and why. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Failure;
            };
        };
    };
    parameters: {
        /**
         * @description The account.
         * @example hc7m2k9
         */
        account_id: string;
        /**
         * @description The fault.
         * @example f1
         */
        fault_id: string;
        /**
         * @description The subscription.
         * @example 1902351120945868800
         */
        subscription_id: string;
        /**
         * @description The token: not itself, but its id.
         * @example 5a1c0de8-6c1f-4d6e-9a53-0c2f6a7f1d11
         */
        token_id: string;
        /**
         * @description The user.
         * @example 2417081365
         */
        user_id: string;
        /**
         * @description The webhook.
         * @example 1576829043218391040
         */
        webhook_id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description A new access token. */
export type AccessToken = components['schemas']['AccessToken'];
/** @description An uploaded medium. */
export type AccountMedium = components['schemas']['AccountMedium'];
/** @description What the service knows of an account and never answers. */
export type AccountSettings = components['schemas']['AccountSettings'];
/** @description What is gone. */
export type Deletion = components['schemas']['Deletion'];
/** @description An event on its way to a webhook. */
export type Delivery = components['schemas']['Delivery'];
/** @description The connection ends without an answer. */
export type DroppedOutcome = components['schemas']['DroppedOutcome'];
/** @description What became of an event. */
export type Emitted = components['schemas']['Emitted'];
/** @description All that is stored. The clock, faults and requests are not part of it. */
export type Export = components['schemas']['Export'];
/** @description All that is stored. The clock, faults and requests are not part of it. */
export type ExportInput = components['schemas']['ExportInput'];
/** @description A request that was not carried out. */
export type Failure = components['schemas']['Failure'];
/** @description A fault that is set. */
export type Fault = components['schemas']['Fault'];
/** @description What a fault does to a request. */
export type FaultOutcome = components['schemas']['FaultOutcome'];
/** @description What a fault does to a request. */
export type FaultOutcomeInput = components['schemas']['FaultOutcomeInput'];
/** @description The answer comes late, by real time. */
export type LatencyOutcome = components['schemas']['LatencyOutcome'];
/** @description A request to one of the two APIs. It holds no header, so no credential. */
export type LoggedRequest = components['schemas']['LoggedRequest'];
/**
 * @description What a user may do on an account, in the words of the Ads API.
 * @example AD_MANAGER
 * @enum {string}
 */
export type Permission = components['schemas']['Permission'];
/** @description A problem of the platform API. Only for one of its operations. */
export type ProblemOutcome = components['schemas']['ProblemOutcome'];
/** @description A problem of the platform API. Only for one of its operations. */
export type ProblemOutcomeInput = components['schemas']['ProblemOutcomeInput'];
/** @description A post that a line item promotes, as the Ads API answers it. */
export type PromotedPost = components['schemas']['PromotedPost'];
/** @description 429 with `Retry-After`, in the failure body of the API. */
export type RateLimitedOutcome = components['schemas']['RateLimitedOutcome'];
/** @description A replay job. */
export type ReplayJob = components['schemas']['ReplayJob'];
/** @description The clock of the sandbox. */
export type SandboxClock = components['schemas']['SandboxClock'];
/** @description A user of the platform. */
export type SandboxUser = components['schemas']['SandboxUser'];
/** @description What a sandbox holds at the beginning: `story` and nothing more, unless told. */
export type Seed = components['schemas']['Seed'];
/** @description What a sandbox holds at the beginning: `story` and nothing more, unless told. */
export type SeedInput = components['schemas']['SeedInput'];
/** @description 500 with an empty body, as a broken service answers. */
export type ServerErrorOutcome = components['schemas']['ServerErrorOutcome'];
/** @description The stream is open and sends nothing, no heartbeat either. Only for `streamActivity`. */
export type StalledOutcome = components['schemas']['StalledOutcome'];
/** @description How the sandbox is. */
export type State = components['schemas']['State'];
/** @description A row as it is stored. */
export type StoredEntity = components['schemas']['StoredEntity'];
/** @description An open connection to the stream. */
export type Stream = components['schemas']['Stream'];
/** @description Which events a user wants. */
export type Subscription = components['schemas']['Subscription'];
/** @description 503 with a page of HTML, as a proxy before the service answers. */
export type UnavailableHtmlOutcome = components['schemas']['UnavailableHtmlOutcome'];
/** @description What a user may do on one account. */
export type UserAccess = components['schemas']['UserAccess'];
/** @description What was wrong with a request. */
export type Violation = components['schemas']['Violation'];
/** @description A receiver of events. */
export type Webhook = components['schemas']['Webhook'];
export interface operations {
    createAccountMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example hc7m2k9
                 */
                account_id: components["parameters"]["account_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The kind of creative that it makes.
                     * @example PREROLL
                     */
                    creative_type: string;
                };
            };
        };
        responses: {
            /** @description The medium. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description An uploaded medium. */
                        data: AccountMedium;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listEntities: {
        parameters: {
            query: {
                /**
                 * @description The `next_after` of the page before.
                 * @example 120
                 */
                after?: number | undefined;
                /**
                 * @description Which rows.
                 * @example account_media
                 */
                collection: "access" | "account_apps" | "account_media" | "campaigns" | "funding_instruments" | "history" | "line_item_curated_categories" | "line_items" | "media_creatives" | "promoted_accounts" | "promoted_posts" | "targeting_criteria";
                /**
                 * @description How many at most; 200 unless given.
                 * @example 50
                 */
                count?: number | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example hc7m2k9
                 */
                account_id: components["parameters"]["account_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: StoredEntity[];
                        /**
                         * @description The `after` of the next page; null at the end.
                         * @example null
                         */
                        next_after: number | null;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createPromotedPosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example hc7m2k9
                 */
                account_id: components["parameters"]["account_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The line item.
                     * @example li4v7x
                     */
                    line_item_id: string;
                    /**
                     * @description The posts.
                     * @example [
                     *       "1899100233847190016"
                     *     ]
                     */
                    post_ids: readonly string[];
                };
            };
        };
        responses: {
            /** @description The promoted posts, in the order of `post_ids`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PromotedPost[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    updateAccountSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example hc7m2k9
                 */
                account_id: components["parameters"]["account_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How many campaigns can be active at once.
                     * @example 400
                     */
                    active_campaign_limit?: number | undefined;
                    /**
                     * @description Whether the account is on the allowlist of the account history.
                     * @example true
                     */
                    history_allowed?: boolean | undefined;
                };
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What the service knows of an account and never answers. */
                        data: AccountSettings;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The clock of the sandbox. */
                        data: SandboxClock;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    updateClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Whether the clock shall stand still.
                     * @example true
                     */
                    frozen?: boolean | undefined;
                    /**
                     * Format: date-time
                     * @description What time it shall be.
                     * @example 2026-03-10T09:00:00.000Z
                     */
                    now?: string | undefined;
                };
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The clock of the sandbox. */
                        data: SandboxClock;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description By how much: up to ten years.
                     * @example 3600000
                     */
                    milliseconds: number;
                };
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The clock of the sandbox. */
                        data: SandboxClock;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this replay job.
                 * @example 1902351120945868820
                 */
                job_id?: string | undefined;
                /**
                 * @description Only those to this webhook.
                 * @example 1576829043218391040
                 */
                webhook_id?: string | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Delivery[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Its name.
                     * @example dm.received
                     */
                    event_type: string;
                    /**
                     * @description Whose event it is.
                     * @example 2417081365
                     */
                    user_id: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What became of an event. */
                        data: Emitted;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    exportState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Export;
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Fault[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The operation of either API that it befalls; null for all.
                     * @example listCampaigns
                     */
                    operation_id?: string | null | undefined;
                    /** @description What a fault does to a request. */
                    outcome: FaultOutcomeInput;
                    /**
                     * @description How likely it befalls a request.
                     * @example 1
                     */
                    probability?: number | undefined;
                    /**
                     * @description Where the chances begin: the same seed befalls the same requests.
                     * @example 1
                     */
                    seed?: number | undefined;
                    /**
                     * @description How often it befalls a request at most; null, and unless given, for without end.
                     * @example 2
                     */
                    times?: number | null | undefined;
                };
            };
        };
        responses: {
            /** @description The fault. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A fault that is set. */
                        data: Fault;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is gone. */
                        data: Deletion;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The fault.
                 * @example f1
                 */
                fault_id: components["parameters"]["fault_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is gone. */
                        data: Deletion;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    importState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExportInput;
            };
        };
        responses: {
            /** @description How it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": State;
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listReplayJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ReplayJob[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: LoggedRequest[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is gone. */
                        data: Deletion;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    resetState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": State;
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    seedState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SeedInput;
            };
        };
        responses: {
            /** @description How it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": State;
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": State;
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listStreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Stream[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    disconnectStreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Only this connection; all unless given.
                     * @example 6f0f7c4e-20a1-4b7e-8d8c-0f2d3b8c6a55
                     */
                    connection_id?: string | undefined;
                    /**
                     * @description Why.
                     * @example OperationalDisconnect
                     * @enum {string}
                     */
                    disconnect_type: "OperationalDisconnect" | "UpstreamOperationalDisconnect" | "ForceDisconnect" | "UpstreamUncleanDisconnect" | "SlowReader" | "InternalError" | "ClientApplicationStateDegraded" | "InvalidRules";
                };
            };
        };
        responses: {
            /** @description How many were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description How many.
                             * @example 1
                             */
                            disconnected: number;
                        };
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Subscription[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription.
                 * @example 1902351120945868800
                 */
                subscription_id: components["parameters"]["subscription_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is gone. */
                        data: Deletion;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token: not itself, but its id.
                 * @example 5a1c0de8-6c1f-4d6e-9a53-0c2f6a7f1d11
                 */
                token_id: components["parameters"]["token_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is gone. */
                        data: Deletion;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SandboxUser[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The id of the user; a new one unless given.
                     * @example 2417081365
                     */
                    id?: string | undefined;
                    /**
                     * @description What the user is called.
                     * @example Jonas Berg
                     */
                    name: string;
                    /**
                     * @description Whether the user may be promoted; true unless given.
                     * @example true
                     */
                    promotable?: boolean | undefined;
                };
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A user of the platform. */
                        data: SandboxUser;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 2417081365
                 */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the user is called.
                     * @example Inês Duarte
                     */
                    name?: string | undefined;
                    /**
                     * @description Whether the user may be promoted.
                     * @example false
                     */
                    promotable?: boolean | undefined;
                };
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A user of the platform. */
                        data: SandboxUser;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    setAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example hc7m2k9
                 */
                account_id: components["parameters"]["account_id"];
                /**
                 * @description The user.
                 * @example 2417081365
                 */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the user may do.
                     * @example [
                     *       "AD_MANAGER"
                     *     ]
                     */
                    permissions: readonly Permission[];
                };
            };
        };
        responses: {
            /** @description What the user may do now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What a user may do on one account. */
                        data: UserAccess;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example hc7m2k9
                 */
                account_id: components["parameters"]["account_id"];
                /**
                 * @description The user.
                 * @example 2417081365
                 */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is gone. */
                        data: Deletion;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 2417081365
                 */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The token: 8 to 512 visible ASCII characters, without spaces. A random one unless given.
                     * @example harbour-coffee-token-2
                     */
                    token?: string | undefined;
                };
            };
        };
        responses: {
            /** @description The token, for the only time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A new access token. */
                        data: AccessToken;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Webhook[];
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uri
                     * @description Where events are sent: http or https.
                     * @example http://localhost:3000/webhooks
                     */
                    url: string;
                    /**
                     * @description Whose it is; the default user's unless given.
                     * @example 2417081365
                     */
                    user_id?: string | undefined;
                    /**
                     * @description The id of the webhook, 1 to 19 digits; a new one unless given.
                     * @example 1576829043218391040
                     */
                    webhook_id?: string | undefined;
                };
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A receiver of events. */
                        data: Webhook;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1576829043218391040
                 */
                webhook_id: components["parameters"]["webhook_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A receiver of events. */
                        data: Webhook;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook.
                 * @example 1576829043218391040
                 */
                webhook_id: components["parameters"]["webhook_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is gone. */
                        data: Deletion;
                    };
                };
            };
            400: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
}
