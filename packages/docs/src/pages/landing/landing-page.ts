import { html } from "../../html.ts";
import type { Page } from "../layout.ts";
import type { LandingContent } from "./content.ts";
import { guides } from "./guides.ts";
import { hero } from "./hero.ts";
import { notShown } from "./not-shown.ts";
import { packages } from "./packages.ts";
import { references } from "./references.ts";
import { rules } from "./rules.ts";
import { start } from "./start.ts";

/** The landing page. */
export function landingPage(content: LandingContent): Page {
  return {
    file: "index.html",
    title: "Social API · typed clients, mock, sandbox and reference",
    description:
      "Typed clients, a contract mock, a stateful sandbox and a reference for a social platform's API v2 and its Ads API v12.",
    scripts: ["copy.js"],
    main: html`${[hero, guides, start, packages, references, rules, notShown].map((section) => section(content))}`,
  };
}
