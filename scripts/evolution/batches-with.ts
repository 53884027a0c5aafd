import { type Bundle, operationsOf, resolve } from "../generate/bundle.ts";
import { membersNamed } from "./members-named.ts";

/**
 * The operations whose items take an argument of a single operation, by their names: `batchCampaigns` those of
 * `createCampaign`, as the params of a `Create`. Preflight judges each item as its single operation, which no schema says.
 */
export function batchesWith(bundle: Bundle, operationId: string, argument: string): string[] {
  const [, verb = "", noun] = /^([a-z]+)(.*)$/.exec(operationId) ?? [];
  return operationsOf(bundle)
    .filter(({ operation }) => operation.operationId === `batch${noun}s` && operation.requestBody !== undefined)
    .filter(({ operation }) => {
      interface Body {
        content: Record<string, { schema?: unknown }>;
      }
      interface List {
        items?: unknown;
      }
      interface Items {
        discriminator?: { mapping?: Record<string, string> };
      }
      const { content } = resolve<Body>(bundle, operation.requestBody);
      const { items = {} } = resolve<List>(bundle, content["application/json"]?.schema ?? {});
      const { discriminator } = resolve<Items>(bundle, items);
      const $ref = discriminator?.mapping?.[`${verb.charAt(0).toUpperCase()}${verb.slice(1)}`];
      const params = $ref === undefined ? [] : membersNamed(bundle, { $ref }, "params");
      return params.some((one) => membersNamed(bundle, one, argument).length > 0);
    })
    .map(({ operation }) => operation.operationId);
}
