import { type Bundle, resolve } from "../../../../scripts/generate/bundle.ts";

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: unknown;
  oneOf?: unknown[];
  required?: string[];
  properties?: Record<string, unknown>;
}

/** A value of the schema's type: what the type checker asks for, whatever its bounds. */
export function sample(bundle: Bundle, node: unknown): unknown {
  const schema = resolve<Schema>(bundle, node);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.oneOf !== undefined) return sample(bundle, schema.oneOf[0]);
  switch ([schema.type].flat()[0]) {
    case "array":
      return [sample(bundle, schema.items)];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return 1;
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(bundle, schema.properties?.[name] ?? {})]),
      );
    default:
      return "text";
  }
}
