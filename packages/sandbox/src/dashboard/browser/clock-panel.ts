import type { State } from "../../generated/types.ts";
import { ask } from "./control-api.ts";
import { byId, field, onClick, setDisabled, setText } from "./dom.ts";
import { onSubmit, type Panel } from "./panel.ts";

/** The time of the sandbox, on every view, and what changes it. */
export const clockPanel: Panel = (tools) => {
  const now = byId("bar-now", HTMLTimeElement);
  const frozen = byId("bar-frozen", HTMLElement);
  const freeze = byId("clock-freeze", HTMLButtonElement);
  const run = byId("clock-run", HTMLButtonElement);
  const set = byId("clock-set", HTMLFormElement);
  const advance = byId("clock-advance", HTMLFormElement);
  const setTo = field(set, "now", HTMLInputElement);

  const change = (body: object, told: string) => () =>
    tools.act(async () => {
      await ask("PUT", "clock", body);
      return told;
    });
  onClick(freeze, change({ frozen: true }, "The clock is frozen."));
  onClick(run, change({ frozen: false }, "The clock runs."));

  onSubmit(tools, advance, async () => {
    const amount = field(advance, "amount", HTMLInputElement).valueAsNumber;
    const unit = field(advance, "unit", HTMLSelectElement);
    await ask("POST", "clock/advance", { milliseconds: Math.round(amount * Number(unit.value)) });
    const name = unit.selectedOptions[0]?.text ?? "";
    return `The clock was put forward by ${amount} ${amount === 1 ? name.replace(/s$/, "") : name}.`;
  });

  onSubmit(tools, set, async () => {
    const time = new Date(setTo.valueAsNumber).toISOString();
    await ask("PUT", "clock", { now: time });
    return `The clock was set to ${time}.`;
  });

  return [
    {
      view: null,
      path: () => "state",
      show(state: State) {
        setText(now, state.now);
        now.dateTime = state.now;
        frozen.hidden = !state.clock_frozen;
        setDisabled(freeze, state.clock_frozen);
        setDisabled(run, !state.clock_frozen);
        if (setTo.value === "") setTo.value = state.now.slice(0, 19);
      },
    },
  ];
};
