import { BlockList } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Whether a host, with or without a port, is this machine and no other. The URL parser writes every form of an address
 * in one way, so that nothing hides in another. Names other than `localhost` may lead anywhere, whatever they look like.
 */
export function isLoopback(host: string): boolean {
  const bare = host.includes(":") && !host.includes("[") && host.split(":").length > 2 ? `[${host}]` : host;
  const hostname = URL.parse(`http://${bare}/`)?.hostname ?? "";
  if (hostname === "localhost") return true;
  if (hostname.startsWith("[")) return loopback.check(hostname.slice(1, -1), "ipv6");
  return /^[\d.]+$/.test(hostname) && loopback.check(hostname, "ipv4");
}
