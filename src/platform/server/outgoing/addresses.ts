/**
 * Where requests to addresses that people give may be sent: to what is reachable from the internet, never into the operator's own network, unless the
 * operator names the host.
 */
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** `host` or `host:port`, in lower case. */
export type AllowedHosts = readonly string[];

/**
 * Addresses that aren't public, by the registries of IANA. Two lists: in one, IPv4 would be found among the addresses of
 * IPv6 that contain it.
 */
const REFUSED = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  REFUSED.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // All but 2000::/3: loopback, IPv4 in IPv6, NAT64, unique local, link-local, multicast and what isn't given out.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // Teredo, benchmarking, ORCHID and other protocols.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 leads to an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  REFUSED.ipv6.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !REFUSED[family].check(address, family);
}

/** Without the brackets of IPv6. URL has normalised every other spelling. */
export const hostnameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export function isNamedHost(url: URL, allowed: AllowedHosts): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowed.includes(url.hostname) || allowed.includes(`${url.hostname}:${port}`);
}

/** Names that never lead to another machine, or only within a network. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/;

export type AddressFault = 'address' | 'scheme' | 'credentials' | 'private';

/** Null if requests may be sent there. Where a name leads is checked whenever it's looked up. */
export function findAddressFault(text: string, allowed: AllowedHosts): AddressFault | null {
  if (!URL.canParse(text)) return 'address';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (isNamedHost(url, allowed)) return null;
  if (url.protocol !== 'https:') return 'scheme';
  const host = hostnameOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'private';
  return LOCAL_NAME.test(host) ? 'private' : null;
}

/** @returns the addresses of a name; none if it has none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

const LOOKUP_TIMEOUT_MS = 2_000;

/** Asks the name servers itself: the system's lookup has four threads, which a slow name server could occupy. */
export const resolvePublic: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
};
