/** What stands anywhere in a document: the site reads what it needs and leaves the rest alone. */
export type Node = { [key: string]: unknown };

/** Of whom a rule asks what: see {@link Rule.where}. */
export type Where = "request" | "state" | "response" | "walk" | "fact";

/** One entry of the rule catalogue of a document. */
export interface Rule {
  /** The name the rule has everywhere, such as `replay.window`. */
  id: string;
  /** The rule in one or two sentences, as inline Markdown. */
  text: string;
  /** What has to be known to judge it. */
  where: Where;
  /** The heading of the source document under which it stands. */
  section: string;
}

/** A group of operations. */
export interface Tag extends Node {
  name: string;
  description?: string;
}

/** A host of an API, with what stands for the variables in its address. */
export interface Server {
  url: string;
  description?: string;
  variables?: { [name: string]: { default: string } };
}

/** The part of a bundled OpenAPI document that the site reads by name. */
export interface ApiDocument extends Node {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  servers?: Server[];
  tags?: Tag[];
  paths?: { [path: string]: Node };
  webhooks?: { [name: string]: Node };
  components?: { [kind: string]: { [name: string]: Node } };
  "x-rule-catalogue": Rule[];
}

/** Whether a value is an object or a list, so that there is something to look at inside. */
export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
