// Generated from the spec by "pnpm generate". Do not edit.
import type { Int64 } from "@social-api/core";

export interface paths {
    "/2/account_activity/replay/webhooks/{webhook_id}/subscriptions/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a replay job (older operation)
         * @deprecated
         * @description Deprecated since 25 March 2026, 12:00 Eastern Time. Use `createWebhookReplayJob`, which does the same and takes the
         *     webhook and the range in its JSON body.
         *
         *     Not shown: where the range (`from_date`, `to_date`) travels, the form of the body and of the answer, and the
         *     authentication. That it wants a bearer token, and that the rules of `createWebhookReplayJob` hold here as well, is
         *     inferred from the identical functionality of the two.
         */
        post: operations["createAccountActivityReplayJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2/activity/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream activity events
         * @description Opens a persistent HTTP connection on which the subscribed activity events arrive as they happen; the answer does
         *     not end by itself. Create subscriptions first (`createActivitySubscription`) and read without pause.
         *
         *     The service can end a connection; the `operational-disconnect` problem tells why. When it refuses one with the
         *     `streaming-connection` problem and the issue `TooManyConnections`, list the connections, end the stale ones and
         *     connect again.
         *
         *     Not shown: the form of a record, how records are set apart, whether anything is sent while there are no events, the
         *     parameters, and the security scheme, so none is declared.
         */
        get: operations["streamActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2/activity/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an activity subscription
         * @description Subscribes to activity events, which then reach a registered webhook or the stream (`streamActivity`).
         *
         *     Its filter is a user id. A keyword can be added, for event types of high volume, and a `direction`, so that of
         *     direct-message and chat events only those come that were `sent`, only those that were `received`, or both. Name
         *     events in the dot-separated lowercase format (`ActivityEventType`).
         *
         *     Mind which credentials you use: account-activity subscriptions accept OAuth 2.0 with fine-grained scopes (one for
         *     reading follow events, say) as well as OAuth 1.0a permissions, and where OAuth 1.0a permissions are present they
         *     take the place of the OAuth 2.0 scopes altogether. What was built on OAuth 1.0a needs no change.
         *
         *     Not shown: the form of the request and of the answer, and the security scheme of this operation, so none is
         *     declared.
         */
        post: operations["createActivitySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List streaming connections
         * @description Lists the streaming connections of the app, those that are active and those of the past. Use it to find connections
         *     that nobody reads any more before you end them.
         *
         *     Known are its method, its path and its purpose. That it answers in pages is inferred: it is the one list among these
         *     operations, and version 2 lists share one convention (see "Pages" at the top). Walk until an answer has no
         *     `next_token`; a page with fewer connections than `max_results`, or with none, does not end the walk.
         *
         *     Not shown: the parameters of this very list, the fields of a connection, and the security scheme, so none is
         *     declared.
         */
        get: operations["listConnections"];
        put?: never;
        post?: never;
        /**
         * End specific streaming connections
         * @description Ends the connections that you name by their UUIDs, and no others. Prefer it to `deleteAllConnections` when other
         *     readers of the app have to stay connected.
         *
         *     Not shown: where the UUIDs travel (body or query) and under which name, the form of the answer, and the security
         *     scheme, so none is declared. A request that names no connection may or may not be refused.
         */
        delete: operations["deleteConnections"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2/connections/{endpoint_id}": {
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
         * End the connections of one endpoint
         * @description Ends the connections to one streaming endpoint and leaves those to others alone. Do not pass `all`: that is the path
         *     of `deleteAllConnections`, which ends every connection.
         *
         *     Not shown: the identifiers of the endpoints, the parameters, the form of the answer, and the security scheme, so
         *     none is declared.
         */
        delete: operations["deleteConnectionsByEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2/connections/all": {
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
         * End all streaming connections
         * @description Ends every active streaming connection of the app, those of its other processes included. It is the quickest way out
         *     of `TooManyConnections`; each reader has to connect again afterwards.
         *
         *     Not shown: the parameters, the form of the answer, and the security scheme, so none is declared.
         */
        delete: operations["deleteAllConnections"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2/webhooks/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a webhook replay job
         * @description Starts a job that sends a registered webhook its events of a range of time again: every event that was delivered to
         *     it in that range, or was attempted to be. Use it after your receiver was down or has lost data. Events that did get
         *     through come again too, so the receiver has to cope with repeats.
         *
         *     The range is given in whole UTC minutes and reaches back at most 24 hours. One job per webhook can be in progress;
         *     while it is, a further request fails with the `conflict` problem and starts nothing. A request without `webhook_id`,
         *     `from_date` or `to_date`, or with one that does not match its pattern, fails.
         *
         *     Not shown: how to learn that a job is done, the rate limits, which HTTP status goes with which kind of problem, and
         *     which kind answers which fault of the request.
         */
        post: operations["createWebhookReplayJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountActivityReplayJob: AccountActivityReplayJob;
        AccountActivityReplayJobRequest: AccountActivityReplayJobRequest;
        ActivityEvent: ActivityEvent;
        ActivityEventType: "post.create" | "post.delete" | "follow.follow" | "dm.received" | "dm.sent" | "dm.read" | "dm.indicate_typing" | "spaces.start" | "spaces.end" | "profile.update.bio" | "profile.update.verified" | "profile.update.affiliate" | "profile.update.screenname";
        ActivitySubscription: ActivitySubscription;
        ActivitySubscriptionRequest: ActivitySubscriptionRequest;
        ClientDisconnectedProblem: ClientDisconnectedProblem;
        ClientForbiddenProblem: ClientForbiddenProblem;
        ConflictProblem: ConflictProblem;
        Connection: Connection;
        ConnectionList: ConnectionList;
        ConnectionTermination: ConnectionTermination;
        ConnectionTerminationRequest: ConnectionTerminationRequest;
        DeprecatedActivityEventType: "ProfileBioUpdate" | "ProfilePictureUpdate" | "ProfileBannerUpdate" | "ProfileGeoUpdate" | "ProfileUrlUpdate";
        DirectMessageEvent: DirectMessageEvent;
        DirectMessageEventType: string;
        DisallowedResourceProblem: DisallowedResourceProblem;
        DuplicateRulesProblem: DuplicateRulesProblem;
        ErrorObject: ErrorObject;
        GenericProblem: GenericProblem;
        InvalidRequestIssue: InvalidRequestIssue;
        InvalidRequestProblem: InvalidRequestProblem;
        InvalidRulesProblem: InvalidRulesProblem;
        NoncompliantRulesProblem: NoncompliantRulesProblem;
        NotAuthorizedForFieldProblem: NotAuthorizedForFieldProblem;
        NotAuthorizedForResourceProblem: NotAuthorizedForResourceProblem;
        OperationalDisconnectProblem: OperationalDisconnectProblem;
        PageMeta: PageMeta;
        Problem: Problem;
        ProblemDetail: string;
        ProblemStatus: number;
        ProblemTitle: string;
        ReferencedResourceType: "user" | "post" | "media" | "list" | "space" | "place" | "poll";
        ResourceNotFoundProblem: ResourceNotFoundProblem;
        ResourceType: "user" | "post" | "media" | "list" | "space";
        ResourceUnavailableProblem: ResourceUnavailableProblem;
        ResponseSection: "data" | "includes";
        RuleCapProblem: RuleCapProblem;
        StreamingConnectionProblem: StreamingConnectionProblem;
        UnsupportedAuthenticationProblem: UnsupportedAuthenticationProblem;
        UsageCappedProblem: UsageCappedProblem;
        WebhookReplayJob: WebhookReplayJob;
        WebhookReplayJobRequest: WebhookReplayJobRequest;
    };
    responses: {
        /**
         * @description Any answer that is no success. It carries a problem object or an error object; the media type tells which. Not shown:
         *     the HTTP status of each kind of problem, and which kinds an operation reports, so all eighteen have an example here.
         */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorObject;
                "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /** @description Identifier of a streaming endpoint. Not shown: which identifiers exist; the example is an illustration. */
        EndpointId: string;
        /**
         * @description How many results a page holds at most. A page may hold fewer and still not be the last. Default and bounds differ from
         *     list to list. Not shown: those of this list.
         */
        MaxResults: number;
        /**
         * @description Which page to answer: the `next_token` (one page on) or the `previous_token` (one page back) of an earlier answer,
         *     exactly as it came. Leave it out in the first request of a walk and repeat every other parameter in the later ones. A
         *     token may expire, so do not store it for long. There is no default.
         */
        PaginationToken: string;
        /**
         * @description Asks only for what is newer than the result with this identifier; the way to learn what is new without walking
         *     all pages again. Not shown: its type and which field of a result it takes. That it is a string, and that the result
         *     itself is left out, is inferred from its name and from the other identifiers.
         */
        SinceId: string;
        /**
         * @description The webhook whose events are sent again, by the identifier of its configuration. Its form is inferred from
         *     `createWebhookReplayJob`, where the same identifier has 1 to 19 digits.
         */
        WebhookId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/**
 * @description What the deprecated replay operation answers. Not shown: its fields. Identical functionality suggests the fields of
 *     `WebhookReplayJob`, but do not rely on it.
 */
export type AccountActivityReplayJob = {
    [key: string]: unknown;
};
/**
 * @description A body for the deprecated replay operation. Not shown: whether the operation takes a body at all, or wants the range
 *     (`from_date`, `to_date`) in the query.
 */
export type AccountActivityReplayJobRequest = {
    [key: string]: unknown;
};
/**
 * @description One activity event, as it reaches a webhook or the stream. `ActivityEventType` lists the names that its type can have.
 *     Not shown: the payload, and so the field that holds the type.
 */
export type ActivityEvent = {
    [key: string]: unknown;
};
/**
 * @description The named types of activity events. The list is not complete: updates of a profile's picture, banner, geo and URL are
 *     events too, but their names in this format are not shown. Let a program meet an unknown name without failing.
 *
 *     | Name | Occurs when |
 *     |---|---|
 *     | `post.create` | a user publishes a post |
 *     | `post.delete` | a user removes a post |
 *     | `follow.follow` | someone is followed |
 *     | `dm.received` | a direct message comes in |
 *     | `dm.sent` | a direct message goes out |
 *     | `dm.read` | someone reads a direct message |
 *     | `dm.indicate_typing` | someone is seen typing a direct message |
 *     | `spaces.start` | a live audio space begins |
 *     | `spaces.end` | a live audio space is over |
 *     | `profile.update.bio` | a user edits the bio |
 *     | `profile.update.verified` | a user's verification status changes |
 *     | `profile.update.affiliate` | a user's affiliate badge changes |
 *     | `profile.update.screenname` | a user takes another handle |
 * @example post.create
 * @enum {string}
 */
export type ActivityEventType = components['schemas']['ActivityEventType'];
/** @description A subscription to activity events. Not shown: all of its fields, its identifier included. */
export type ActivitySubscription = {
    [key: string]: unknown;
};
/**
 * @description What to subscribe to. Known filters are a user id; optionally a keyword, for event types of high volume; and
 *     optionally `direction`, which narrows direct-message and chat events to those `sent`, those `received`, or both.
 *     Not shown: the names of the other fields, where each of them stands, how the event type is given, and how "both" is
 *     written.
 */
export type ActivitySubscriptionRequest = {
    [key: string]: unknown;
};
/** @description The client is gone; there is no one left to answer. */
export type ClientDisconnectedProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/client-disconnected`.
     * @example https://api.example.com/2/problems/client-disconnected
     */
    type: string;
};
/** @description The calling client is not allowed to make this request. */
export type ClientForbiddenProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Why the client is refused.
     * @example client-not-enrolled
     * @enum {string}
     */
    reason?: "official-client-forbidden" | "client-not-enrolled";
    /**
     * Format: uri
     * @description Page on which the client can be registered.
     * @example https://developer.example.com/enrol
     */
    registration_url?: string;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/client-forbidden`.
     * @example https://api.example.com/2/problems/client-forbidden
     */
    type: string;
};
/**
 * @description A job is still in progress, so another one cannot be created; none was. Wait until the first is done; a retry right
 *     away meets the same problem.
 */
export type ConflictProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/conflict`.
     * @example https://api.example.com/2/problems/conflict
     */
    type: string;
};
/**
 * @description A streaming connection of the app, active or historical. It can be identified by a UUID. Not shown: its fields, the
 *     one that holds the UUID included.
 */
export type Connection = {
    [key: string]: unknown;
};
/**
 * @description One page of streaming connections. The form is inferred from the convention of version 2 lists; the answer of this
 *     operation itself is not described anywhere.
 */
export type ConnectionList = {
    /**
     * @description The connections of this page, newest first. Read a page without it as an empty page. Its name is inferred from the
     *     problem objects, whose `section` names `data` and `includes` as the parts of an answer.
     */
    data?: Connection[];
    /** @description Where a page stands in its list. */
    meta: PageMeta;
};
/** @description What ending connections answers. Not shown: its fields; do not count on a number or list of what ended. */
export type ConnectionTermination = {
    [key: string]: unknown;
};
/**
 * @description A body that names the connections to end. Not shown: whether the UUIDs travel in a body or in the query, and under
 *     which name.
 */
export type ConnectionTerminationRequest = {
    [key: string]: unknown;
};
/**
 * @deprecated
 * @description Event names of the older format, deprecated since 18 March 2026 in favour of the dot-separated lowercase names. Only
 *     `ProfileBioUpdate` has a successor that is shown: `profile.update.bio`. Code that filters, branches or deserialises by
 *     these names has to change. Not shown: the new names of the picture, banner, geo and URL updates.
 * @example ProfileBioUpdate
 * @enum {string}
 */
export type DeprecatedActivityEventType = components['schemas']['DeprecatedActivityEventType'];
/**
 * @description A direct-message event record. Not shown: its fields, except `participant_ids`, and where a record stands in the
 *     message that brings it.
 */
export type DirectMessageEvent = {
    /**
     * @description User ids of those who joined or left the conversation at that time; it never lists all who take part. Only
     *     `ParticipantsJoin` and `ParticipantsLeave` records carry it, `MessageCreate` records do not. The type of the items
     *     is inferred: identifiers are strings.
     * @example [
     *       "3291645508"
     *     ]
     */
    participant_ids?: string[];
} & {
    [key: string]: unknown;
};
/**
 * @description What a direct-message event record tells. Values seen are `ParticipantsJoin`, `ParticipantsLeave` and `MessageCreate`;
 *     others may exist. Not shown: the field of the record that holds it.
 * @example ParticipantsJoin
 * @example ParticipantsLeave
 * @example MessageCreate
 */
export type DirectMessageEventType = components['schemas']['DirectMessageEventType'];
/** @description The resource asked for is against the rules of the API. */
export type DisallowedResourceProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Identifier of the resource.
     * @example 1899100233847190016
     */
    resource_id: string;
    /** @description What kind of thing the resource is. */
    resource_type: ResourceType;
    /** @description The part of the answer that is affected. By their names, `data` holds the results and `includes` what they refer to. */
    section: ResponseSection;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/disallowed-resource`.
     * @example https://api.example.com/2/problems/disallowed-resource
     */
    type: string;
};
/** @description A rule that was submitted repeats another rule. */
export type DuplicateRulesProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Identifier of a rule. Not shown: which of the two.
     * @example 1899044710836207617
     */
    id?: string;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/duplicate-rules`.
     * @example https://api.example.com/2/problems/duplicate-rules
     */
    type: string;
    /**
     * @description Text of the rule that occurs twice.
     * @example "single origin" lang:pt
     */
    value?: string;
};
/** @description The plain failure body, sent as `application/json`. */
export type ErrorObject = {
    /**
     * Format: int32
     * @description Number of the error. Not shown: which numbers exist and what they mean.
     * @example 131
     */
    code: number;
    /**
     * @description What went wrong, for a person to read.
     * @example The service could not answer. Try again later.
     */
    message: string;
};
/** @description A failure about which nothing is known beyond the HTTP status. */
export type GenericProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description Always `about:blank`, the type of problems that need no kind of their own.
     * @example about:blank
     * @constant
     */
    type: "about:blank";
};
/** @description One fault of a request. */
export type InvalidRequestIssue = {
    /**
     * @description What is wrong, for a person to read.
     * @example webhook_id must be 1 to 19 digits.
     */
    message?: string;
    /**
     * @description The parameters concerned, each name with the values that were sent for it.
     * @example {
     *       "webhook_id": [
     *         "harbour-hook"
     *       ]
     *     }
     */
    parameters?: {
        [key: string]: string[];
    };
};
/** @description The request cannot be accepted as it is. Correct it before sending it again. */
export type InvalidRequestProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /** @description The faults of the request, at least one. */
    errors?: InvalidRequestIssue[];
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/invalid-request`.
     * @example https://api.example.com/2/problems/invalid-request
     */
    type: string;
};
/** @description A rule that was submitted is not valid. */
export type InvalidRulesProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/invalid-rules`.
     * @example https://api.example.com/2/problems/invalid-rules
     */
    type: string;
};
/** @description The user's set of rules does not comply with what is allowed. */
export type NoncompliantRulesProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/noncompliant-rules`.
     * @example https://api.example.com/2/problems/noncompliant-rules
     */
    type: string;
};
/** @description The caller is not allowed to see one field of a resource. */
export type NotAuthorizedForFieldProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Name of the field that is withheld.
     * @example non_public_metrics
     */
    field: string;
    /** @description What kind of thing the resource is. */
    resource_type: ResourceType;
    /** @description The part of the answer that is affected. By their names, `data` holds the results and `includes` what they refer to. */
    section: ResponseSection;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/not-authorized-for-field`.
     * @example https://api.example.com/2/problems/not-authorized-for-field
     */
    type: string;
};
/** @description The caller is not allowed to see a resource. */
export type NotAuthorizedForResourceProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Name of the request parameter that refers to the resource.
     * @example ids
     */
    parameter: string;
    /**
     * @description Identifier of the resource.
     * @example 1899100233847190016
     */
    resource_id: string;
    /** @description What kind of thing the resource is. */
    resource_type: ResourceType;
    /** @description The part of the answer that is affected. By their names, `data` holds the results and `includes` what they refer to. */
    section: ResponseSection;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/not-authorized-for-resource`.
     * @example https://api.example.com/2/problems/not-authorized-for-resource
     */
    type: string;
    /**
     * @description The value that was sent for the parameter.
     * @example 1899100233847190016
     */
    value: string;
};
/** @description The service ended a streaming connection for reasons of its operation. */
export type OperationalDisconnectProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Why the connection was ended. Not shown: what each value means beyond its name.
     * @example SlowReader
     * @enum {string}
     */
    disconnect_type?: "OperationalDisconnect" | "UpstreamOperationalDisconnect" | "ForceDisconnect" | "UpstreamUncleanDisconnect" | "SlowReader" | "InternalError" | "ClientApplicationStateDegraded" | "InvalidRules";
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/operational-disconnect`.
     * @example https://api.example.com/2/problems/operational-disconnect
     */
    type: string;
};
/** @description Where a page stands in its list. */
export type PageMeta = {
    /**
     * @description Token of the next page. It is there only when more results exist: its absence, and nothing else, ends a walk.
     *     Opaque; it may expire.
     * @example b26v89c19zqg8o3fpzbk8p0ktpqyjcx3xhdk5ia9q0vd
     */
    next_token?: string;
    /**
     * @description Token of the page before this one. Opaque; it may expire.
     * @example b26v89c19zqg8o3fosqsdg8ci65m4zjfzdrl2r8knvbd
     */
    previous_token?: string;
    /**
     * Format: int32
     * @description How many results this page holds. It says nothing about further pages. That it fits into 32 bits is inferred.
     * @example 2
     */
    result_count: number;
};
/**
 * @description A problem object (RFC 7807), sent as `application/problem+json`. It is of exactly one of eighteen kinds, told apart by
 *     `type`: `about:blank` for the generic kind, otherwise a URI that ends in `/2/problems/` and the kind. The start of
 *     that URI is not fixed, so no discriminator is declared; compare its end. Every kind has `type` and `title`, and may
 *     have `detail` and `status`.
 */
export type Problem = GenericProblem | ClientDisconnectedProblem | ClientForbiddenProblem | ConflictProblem | DisallowedResourceProblem | DuplicateRulesProblem | InvalidRequestProblem | InvalidRulesProblem | NoncompliantRulesProblem | NotAuthorizedForFieldProblem | NotAuthorizedForResourceProblem | OperationalDisconnectProblem | ResourceNotFoundProblem | ResourceUnavailableProblem | RuleCapProblem | StreamingConnectionProblem | UnsupportedAuthenticationProblem | UsageCappedProblem;
/**
 * @description What happened in this one case, for a person to read.
 * @example A replay job of webhook 1576829043218391040 is still in progress.
 */
export type ProblemDetail = components['schemas']['ProblemDetail'];
/**
 * Format: int32
 * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
 *     HTTP status code. Not shown: which status goes with which kind of problem.
 * @example 400
 */
export type ProblemStatus = components['schemas']['ProblemStatus'];
/**
 * @description Short summary of the problem, for a person to read. Branch on `type` instead.
 * @example Conflict
 */
export type ProblemTitle = components['schemas']['ProblemTitle'];
/**
 * @description What kind of thing was looked for. Beside the usual kinds it can be a place or a poll.
 * @example user
 * @enum {string}
 */
export type ReferencedResourceType = components['schemas']['ReferencedResourceType'];
/** @description A resource that the request refers to does not exist. */
export type ResourceNotFoundProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Name of the request parameter that refers to the resource.
     * @example user_id
     */
    parameter: string;
    /**
     * @description Identifier of the resource. Not shown: its type, which is a string in `disallowed-resource`.
     * @example 3291645508
     */
    resource_id: unknown;
    /** @description What kind of thing was looked for. Beside the usual kinds it can be a place or a poll. */
    resource_type: ReferencedResourceType;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/resource-not-found`.
     * @example https://api.example.com/2/problems/resource-not-found
     */
    type: string;
    /**
     * @description The value that was sent for the parameter. It has the form that this field has in the request, so it can be
     *     anything. Not shown: which forms occur.
     * @example 3291645508
     */
    value: unknown;
};
/**
 * @description What kind of thing the resource is.
 * @example post
 * @enum {string}
 */
export type ResourceType = components['schemas']['ResourceType'];
/** @description The caller cannot be given a resource. */
export type ResourceUnavailableProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description Name of the request parameter that refers to the resource.
     * @example id
     */
    parameter: string;
    /**
     * @description Identifier of the resource. Not shown: its type, which is a string in `disallowed-resource`.
     * @example 1899100233847190016
     */
    resource_id: unknown;
    /** @description What kind of thing the resource is. */
    resource_type: ResourceType;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/resource-unavailable`.
     * @example https://api.example.com/2/problems/resource-unavailable
     */
    type: string;
};
/**
 * @description The part of the answer that is affected. By their names, `data` holds the results and `includes` what they refer to.
 * @example data
 * @enum {string}
 */
export type ResponseSection = components['schemas']['ResponseSection'];
/** @description There are more rules than may be. */
export type RuleCapProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/rule-cap`.
     * @example https://api.example.com/2/problems/rule-cap
     */
    type: string;
};
/** @description A streaming connection cannot be had or kept. `connection_issue` tells why. */
export type StreamingConnectionProblem = {
    /**
     * @description What is wrong. `TooManyConnections` is resolved by ending stale connections with `deleteConnections`,
     *     `deleteConnectionsByEndpoint` or `deleteAllConnections` and connecting again.
     * @example TooManyConnections
     * @enum {string}
     */
    connection_issue?: "TooManyConnections" | "ProvisioningSubscription" | "RuleConfigurationIssue" | "RulesInvalidIssue";
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/streaming-connection`.
     * @example https://api.example.com/2/problems/streaming-connection
     */
    type: string;
};
/** @description The way in which the request is authenticated is not supported here. */
export type UnsupportedAuthenticationProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/unsupported-authentication`.
     * @example https://api.example.com/2/problems/unsupported-authentication
     */
    type: string;
};
/** @description The cap on usage is passed. */
export type UsageCappedProblem = {
    /** @description What happened in this one case, for a person to read. */
    detail?: ProblemDetail;
    /**
     * @description The period over which usage is counted.
     * @example Monthly
     * @enum {string}
     */
    period?: "Daily" | "Monthly";
    /**
     * @description What the cap belongs to.
     * @example Product
     * @enum {string}
     */
    scope?: "Account" | "Product";
    /**
     * @description The HTTP status of the answer, repeated in its body. The bounds are inferred from RFC 7807, where this member is an
     *     HTTP status code. Not shown: which status goes with which kind of problem.
     */
    status?: ProblemStatus;
    /** @description Short summary of the problem, for a person to read. Branch on `type` instead. */
    title: ProblemTitle;
    /**
     * Format: uri
     * @description URI of the kind; it ends in `/2/problems/usage-capped`.
     * @example https://api.example.com/2/problems/usage-capped
     */
    type: string;
};
/**
 * @description Confirms that a replay job was started. Nothing else about the job is known: its states, and any way to ask for them,
 *     are not shown.
 */
export type WebhookReplayJob = {
    /**
     * Format: date-time
     * @description When the job was created, in UTC.
     * @example 2026-03-10T18:42:07.000Z
     */
    created_at: string;
    /**
     * @description Unique identifier of the job, a numeric string.
     * @example 1902346588413952000
     */
    job_id: string;
};
/** @description Which webhook is to receive its events again, and for which range of time. */
export type WebhookReplayJobRequest = {
    /**
     * @description The oldest minute of the range, in UTC, as `yyyymmddhhmm`; the minute itself belongs to the range. It has to be a
     *     minute that exists, and it lies at most 24 hours in the past.
     * @example 202603101200
     */
    from_date: string;
    /**
     * @description The other end of the range, in UTC, as `yyyymmddhhmm`; a minute that exists. That it is the other end is inferred
     *     from its name. Not shown: whether the minute itself belongs to the range, and how it bounds the range.
     * @example 202603101800
     */
    to_date: string;
    /**
     * @description The webhook, by the identifier of its configuration: 1 to 19 digits. Keep it a string; it can exceed what a double
     *     holds.
     * @example 1576829043218391040
     */
    webhook_id: string;
};
export interface operations {
    createAccountActivityReplayJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The webhook whose events are sent again, by the identifier of its configuration. Its form is inferred from
                 *     `createWebhookReplayJob`, where the same identifier has 1 to 19 digits.
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        /** @description Not shown: whether there is a body, and its form. It is open and can be left out. */
        requestBody?: {
            content: {
                "application/json": AccountActivityReplayJobRequest;
            };
        };
        responses: {
            /** @description The job is created. Not shown: the form of the answer. The status is inferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountActivityReplayJob;
                };
            };
            /**
             * @description The request cannot be accepted as it is. The status is inferred from its meaning in HTTP. Not shown: which kind
             *     of problem answers which fault.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    streamActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The stream is open. Not shown: its media type and its framing. One JSON record a line (`application/x-ndjson`)
             *     is inferred, as a usual form of such streams.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /**
             * @description The request cannot be accepted as it is. The status is inferred from its meaning in HTTP. Not shown: which kind
             *     of problem answers which fault.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createActivitySubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description What to subscribe to. Not shown: its form. That the filters travel in a JSON body, and that there has to be one,
         *     is inferred from the method and the purpose.
         */
        requestBody: {
            content: {
                "application/json": ActivitySubscriptionRequest;
            };
        };
        responses: {
            /** @description The subscription is created. Not shown: the form of the answer. The status is inferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ActivitySubscription;
                };
            };
            /**
             * @description The request cannot be accepted as it is. The status is inferred from its meaning in HTTP. Not shown: which kind
             *     of problem answers which fault.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /**
                 * @description How many results a page holds at most. A page may hold fewer and still not be the last. Default and bounds differ from
                 *     list to list. Not shown: those of this list.
                 */
                max_results?: components["parameters"]["MaxResults"] | undefined;
                /**
                 * @description Which page to answer: the `next_token` (one page on) or the `previous_token` (one page back) of an earlier answer,
                 *     exactly as it came. Leave it out in the first request of a walk and repeat every other parameter in the later ones. A
                 *     token may expire, so do not store it for long. There is no default.
                 */
                pagination_token?: components["parameters"]["PaginationToken"] | undefined;
                /**
                 * @description Asks only for what is newer than the result with this identifier; the way to learn what is new without walking
                 *     all pages again. Not shown: its type and which field of a result it takes. That it is a string, and that the result
                 *     itself is left out, is inferred from its name and from the other identifiers.
                 */
                since_id?: components["parameters"]["SinceId"] | undefined;
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One page of connections, newest first. Not shown: the form of a connection. The page around it, and the status,
             *     are inferred.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectionList;
                };
            };
            /**
             * @description The request cannot be accepted as it is. The status is inferred from its meaning in HTTP. Not shown: which kind
             *     of problem answers which fault.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Not shown: whether the UUIDs travel in a body. It is open and can be left out. */
        requestBody?: {
            content: {
                "application/json": ConnectionTerminationRequest;
            };
        };
        responses: {
            /** @description The connections are ended. Not shown: the form of the answer. The status is inferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectionTermination;
                };
            };
            /**
             * @description The request cannot be accepted as it is. The status is inferred from its meaning in HTTP. Not shown: which kind
             *     of problem answers which fault.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteConnectionsByEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of a streaming endpoint. Not shown: which identifiers exist; the example is an illustration. */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections are ended. Not shown: the form of the answer. The status is inferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectionTermination;
                };
            };
            /**
             * @description The request cannot be accepted as it is. The status is inferred from its meaning in HTTP. Not shown: which kind
             *     of problem answers which fault.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteAllConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections are ended. Not shown: the form of the answer. The status is inferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectionTermination;
                };
            };
            /**
             * @description The request cannot be accepted as it is. The status is inferred from its meaning in HTTP. Not shown: which kind
             *     of problem answers which fault.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createWebhookReplayJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The webhook and the range. */
        requestBody: {
            content: {
                "application/json": WebhookReplayJobRequest;
            };
        };
        responses: {
            /** @description The job is created. Its events follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookReplayJob;
                };
            };
            /**
             * @description The request breaks a rule that can be judged from the request alone. The status is inferred from its meaning in
             *     HTTP. Not shown: which kind of problem answers which fault, and whether a fault is answered with a problem or an
             *     error object.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorObject;
                    "application/problem+json": Problem;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
