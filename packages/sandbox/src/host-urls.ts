import type { FaceName } from "./request-log.ts";

/** The addresses that stand for the hosts where nothing listens: names that are reserved for examples. */
const URLS: Readonly<Record<FaceName, string>> = {
  platform: "https://api.example.com",
  ads: "https://ads-api.example.com",
  adsSandbox: "https://ads-api-sandbox.example.com",
  control: "https://sandbox-control.example.com",
};

/**
 * Tells under which URL each host is: the one that is given, or a reserved example name.
 *
 * @throws TypeError for a URL that is not of http or https or names more than a host and a port, and for one that two
 *   hosts have: it is all that tells them apart
 */
export function hostUrls(given: Readonly<Partial<Record<FaceName, string>>> = {}): Record<FaceName, string> {
  const urls = { ...URLS };
  for (const name of Object.keys(URLS) as FaceName[]) {
    const text = given[name] ?? URLS[name];
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
      throw new TypeError(`urls.${name} must be http:// or https://, a host and a port at most`);
    }
    urls[name] = url.origin;
  }
  for (const [name, url] of Object.entries(urls)) {
    const other = Object.entries(urls).find(([each, same]) => each !== name && same === url);
    if (other) throw new TypeError(`urls.${name} and urls.${other[0]} are both ${url}: each host needs one of its own`);
  }
  return urls;
}
