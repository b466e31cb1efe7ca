// A source must not lead into the network that reads it: OWASP, Server-Side Request Forgery.
import ipaddr from 'ipaddr.js';
import { SourceProblem } from '../problems.ts';

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const LONGEST_URL = 2000;

/** http or https, without user name, on its own port. Throws a SourceProblem. */
export function webAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (url === null || text.length > LONGEST_URL) throw new SourceProblem('redirects');
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // URL drops the standard port of its scheme.
  if (!isWeb || url.port !== '' || url.username !== '' || url.password !== '') {
    throw new SourceProblem('private-address');
  }
  return url;
}

/**
 * Whether an address of the internet: neither loopback, private, link-local, carrier's, multicast nor reserved; of IPv6 only
 * what is given to networks, without the tunnels to IPv4 that hide an address within.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // '::ffff:10.0.0.1' is 10.0.0.1.
  const parsed = ipaddr.process(address);
  // '::7f00:1' is 127.0.0.1 to some: only 2000::/3 was ever given to networks.
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || isGiven(parsed));
}

const isGiven = ({ parts: [first = 0] }: ipaddr.IPv6) => first >= 0x2000 && first < 0x4000;

/**
 * The address to connect to. Every address of the name must be public, not only the first. URL has written '0x7f.1' and
 * '2130706433' as 127.0.0.1. Throws a SourceProblem.
 */
export async function publicAddressOf(url: URL, resolve: Resolve): Promise<string> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(host) ? [host] : await resolve(host).catch(unknownHost);
  const [first] = addresses;
  if (first === undefined) throw new SourceProblem('no-host');
  if (!addresses.every(isPublicAddress)) throw new SourceProblem('private-address');
  return first;
}

function unknownHost(error: unknown): never {
  const isUnknown = error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';
  throw new SourceProblem(isUnknown ? 'no-host' : 'unreachable', error);
}
