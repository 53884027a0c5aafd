/** What one entry point of a package exports. */
export interface ApiModule {
  /** What it is imported by, such as `@social-api/sandbox/msw`. */
  name: string;
  /** The folder of its package. */
  folder: string;
  symbols: ApiSymbol[];
  /** Names that it passes on from another package, each with that package's folder. */
  passedOn: { name: string; folder: string }[];
  /** The types that are schemas of a document, which its reference tells of. */
  schemas: string[];
}

/** The kinds of what can be exported, in the order in which a page tells of them. */
export const SYMBOL_KINDS = ["function", "class", "interface", "type", "variable"] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

/** What is known of anything that has a comment; texts are Markdown. */
export interface Described {
  name: string;
  /** How it is declared, as in its source but without its body. */
  code: string;
  /** Names in it that mean nothing outside of it, such as those of parameters: no export is meant by them. */
  localNames: string[];
  text: string;
  parameters: { name: string; text: string }[];
  returns: string;
  throws: string[];
  examples: string[];
  deprecated?: string;
}

/** One export. Its anchor is its name. */
export interface ApiSymbol extends Described {
  kind: SymbolKind;
  /** The file that declares it, from the root of the repository. */
  file: string;
  /** Methods and properties; their anchors are `<symbol>.<member>`. */
  members: Described[];
}

/** The page of a package. */
export const apiPageOf = (folder: string): string => `api/${folder}.html`;

/** Where the API reference tells of a symbol. */
export const symbolHref = (folder: string, symbol: string): string => `${apiPageOf(folder)}#${symbol}`;
