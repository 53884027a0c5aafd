import type { Vocabulary } from "../vocabulary.ts";
import { clockPanel } from "./clock-panel.ts";
import { byId, setText } from "./dom.ts";
import { entitiesPanel } from "./entities-panel.ts";
import { eventsPanel } from "./events-panel.ts";
import { faultsPanel } from "./faults-panel.ts";
import { tell, tellAnswered, tellError } from "./notices.ts";
import { overviewPanel } from "./overview-panel.ts";
import type { Panel, Tools } from "./panel.ts";
import { Poller } from "./poller.ts";
import { requestsPanel } from "./requests-panel.ts";
import { statePanel } from "./state-panel.ts";
import { streamsPanel } from "./streams-panel.ts";

const PANELS: readonly Panel[] = [
  clockPanel,
  overviewPanel,
  statePanel,
  entitiesPanel,
  requestsPanel,
  eventsPanel,
  streamsPanel,
  faultsPanel,
];

const response = await fetch("dashboard/vocabulary.json");
const vocabulary = (await response.json()) as Vocabulary;

const tools: Tools = {
  vocabulary,
  async act(run) {
    try {
      tell(await run());
    } catch (error) {
      tellError(error);
    }
    await poller.refresh();
  },
  refresh: () => void poller.refresh(),
};

const sources = PANELS.flatMap((panel) => panel(tools));
let failing = false;
const poller = new Poller(sources, currentView, (error) => {
  if (failing && error === undefined) tellAnswered();
  failing = error !== undefined;
  const told = poller.paused ? "Updates are paused" : "Up to date";
  setText(byId("updates", HTMLElement), error?.message ?? told);
});

const pause = byId("pause", HTMLButtonElement);
pause.addEventListener("click", () => {
  poller.paused = !poller.paused;
  pause.setAttribute("aria-pressed", String(poller.paused));
  if (poller.paused) setText(byId("updates", HTMLElement), "Updates are paused");
});

/** The view that the address names; the first one without. */
function currentView(): string {
  const view = location.hash.slice(1);
  return document.getElementById(`view-${view}`) === null ? "overview" : view;
}

function showView(): void {
  const current = currentView();
  for (const view of document.querySelectorAll<HTMLElement>(".view")) view.hidden = view.id !== `view-${current}`;
  for (const link of document.querySelectorAll(".site-header li a")) {
    if (link.getAttribute("href") === `#${current}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

// The way past the header is no view: the address keeps naming the one that is shown.
document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  const main = byId("main", HTMLElement);
  main.scrollIntoView();
  main.focus({ preventScroll: true });
});

addEventListener("hashchange", () => {
  showView();
  scrollTo(0, 0);
  tell("");
  void poller.refresh();
});
showView();
void poller.refresh();
