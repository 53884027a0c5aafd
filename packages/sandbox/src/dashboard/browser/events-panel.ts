import type { Delivery, Emitted, ReplayJob, State, Subscription, Webhook } from "../../generated/types.ts";
import { confirm } from "./confirm.ts";
import { ask } from "./control-api.ts";
import { DataTable } from "./data-table.ts";
import { byId, field, setOptions, setText } from "./dom.ts";
import { onSubmit, type Panel, readObject, type Tools } from "./panel.ts";

/** The most deliveries that are shown. */
const SHOWN = 200;

/** Events: emitting them, who wants them, and where they went. */
export const eventsPanel: Panel = (tools) => {
  const webhooks = webhookTable(tools);
  const subscriptions = subscriptionTable(tools);
  const deliveries = deliveryTable();
  const jobs = jobTable();
  const emit = byId("emit", HTMLFormElement);
  const user = field(emit, "user_id", HTMLInputElement);
  const type = field(emit, "event_type", HTMLInputElement);
  type.addEventListener("change", () => {
    field(emit, "direction", HTMLSelectElement).value = directionOf(type.value);
  });
  wireForms(tools, emit);
  setOptions(byId("event-types", HTMLDataListElement), tools.vocabulary.eventTypes);
  return [
    {
      view: "events",
      path: () => "state",
      show({ default_user_id }: State) {
        if (user.value === "") user.value = default_user_id;
      },
    },
    { view: "events", path: () => "webhooks", show: (rows: Webhook[]) => webhooks.update(rows) },
    { view: "events", path: () => "subscriptions", show: (rows: Subscription[]) => subscriptions.update(rows) },
    {
      view: "events",
      path: () => "deliveries",
      show(rows: Delivery[]) {
        deliveries.update(rows.slice(0, SHOWN));
        setText(byId("deliveries-shown", HTMLElement), `${Math.min(SHOWN, rows.length)} of ${rows.length} deliveries`);
      },
    },
    { view: "events", path: () => "replay_jobs", show: (rows: ReplayJob[]) => jobs.update(rows) },
  ];
};

/** The direction that the name of an event type tells: only those of direct messages and chats do. */
function directionOf(type: string): string {
  return /^(?:dm|chat)\.(sent|received)$/.exec(type)?.[1] ?? "";
}

function wireForms(tools: Tools, emit: HTMLFormElement): void {
  onSubmit(tools, emit, async () => {
    const [type, user, text] = ["event_type", "user_id", "text"].map(
      (name) => field(emit, name, HTMLInputElement).value,
    );
    const direction = field(emit, "direction", HTMLSelectElement).value;
    const members = readObject(field(emit, "members", HTMLTextAreaElement).value, "What further members holds");
    const event = {
      event_type: type,
      user_id: user,
      ...(text && { text }),
      ...(direction && { direction }),
      ...members,
    };
    const told = (await ask("POST", "events", event)) as Emitted;
    return `Event ${told.event_id}: webhook deliveries ${told.deliveries}, stream connections ${told.connections}.`;
  });

  const add = byId("webhook-add", HTMLFormElement);
  onSubmit(tools, add, async () => {
    const { id } = (await ask("POST", "webhooks", { url: field(add, "url", HTMLInputElement).value })) as Webhook;
    add.reset();
    return `Webhook ${id} was added.`;
  });
}

function remove({ act }: Tools, path: string, question: string, told: string): void {
  void act(async () => {
    if (!(await confirm(question, "Remove"))) return "Nothing was changed.";
    await ask("DELETE", path);
    return told;
  });
}

function webhookTable(tools: Tools): DataTable<Webhook> {
  return new DataTable<Webhook>(byId("webhooks", HTMLElement), {
    caption: "Webhooks",
    empty: "There is no webhook.",
    keyOf: ({ id }) => id,
    detail: (webhook) => webhook,
    columns: [
      { title: "Webhook", kind: "code narrow", text: ({ id }) => id },
      { title: "URL", kind: "code text", text: ({ url }) => url },
      { title: "User", kind: "code", text: ({ user_id }) => user_id },
    ],
    actions: [
      {
        title: "Remove",
        label: ({ id }) => `Remove webhook ${id}`,
        danger: true,
        run: ({ id }) =>
          remove(tools, `webhooks/${encodeURIComponent(id)}`, `Remove webhook ${id}?`, `Webhook ${id} was removed.`),
      },
    ],
  });
}

function subscriptionTable(tools: Tools): DataTable<Subscription> {
  return new DataTable<Subscription>(byId("subscriptions", HTMLElement), {
    caption: "Subscriptions",
    empty: "There is no subscription.",
    keyOf: ({ subscription_id }) => subscription_id,
    detail: (subscription) => subscription,
    columns: [
      { title: "Subscription", kind: "code narrow", text: ({ subscription_id }) => subscription_id },
      { title: "Events of user", kind: "code", text: ({ user_id }) => user_id },
      { title: "Type", kind: "code", text: ({ event_type }) => event_type ?? "any" },
      { title: "Keyword", kind: "text", text: ({ keyword }) => keyword ?? "" },
      { title: "Direction", kind: "narrow", text: ({ direction }) => direction ?? "" },
      { title: "Webhook", kind: "code", text: ({ webhook_id }) => webhook_id ?? "" },
    ],
    actions: [
      {
        title: "Remove",
        label: ({ subscription_id: id }) => `Remove subscription ${id}`,
        danger: true,
        run: ({ subscription_id: id }) =>
          remove(
            tools,
            `subscriptions/${encodeURIComponent(id)}`,
            `Remove subscription ${id}?`,
            `Subscription ${id} was removed.`,
          ),
      },
    ],
  });
}

function deliveryTable(): DataTable<Delivery> {
  return new DataTable<Delivery>(byId("deliveries", HTMLElement), {
    caption: "Deliveries",
    empty: "Nothing was delivered.",
    keyOf: ({ id }) => `delivery ${id}`,
    isBad: ({ status }) => status === "failed",
    detail: (delivery) => delivery,
    columns: [
      { title: "Sent", kind: "narrow", text: ({ delivered_at }) => delivered_at },
      { title: "Event", kind: "code", text: ({ event_type }) => event_type },
      { title: "Webhook", kind: "code", text: ({ webhook_id }) => webhook_id },
      { title: "Status", kind: "narrow status", text: ({ status }) => status },
      { title: "Attempts", kind: "narrow", text: ({ attempts }) => String(attempts) },
      { title: "Answer", kind: "narrow", text: ({ response_status }) => String(response_status ?? "none") },
      { title: "Replay job", kind: "code", text: ({ job_id }) => job_id ?? "" },
    ],
  });
}

function jobTable(): DataTable<ReplayJob> {
  return new DataTable<ReplayJob>(byId("jobs", HTMLElement), {
    caption: "Replay jobs",
    empty: "There is no replay job.",
    keyOf: ({ job_id }) => job_id,
    detail: (job) => job,
    columns: [
      { title: "Job", kind: "code narrow", text: ({ job_id }) => job_id },
      { title: "Webhook", kind: "code", text: ({ webhook_id }) => webhook_id },
      { title: "From", kind: "narrow", text: ({ from_date }) => from_date },
      { title: "To", kind: "narrow", text: ({ to_date }) => to_date },
      { title: "Completed", kind: "narrow", text: ({ completed_at }) => completed_at ?? "in progress" },
      {
        title: "Sent again",
        kind: "narrow",
        text: ({ redelivered, failed, total }) => `${redelivered} of ${total}${failed > 0 ? `, ${failed} failed` : ""}`,
      },
    ],
  });
}
