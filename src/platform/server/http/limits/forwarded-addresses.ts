/**
 * Corrects X-Forwarded-For before anything reads `request.ip`. Proxies add the client's address, some with a port, and
 * clients may send them anything. A value that isn't an address would count as a separate client for every limit.
 */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-forwarded-for';
/** An IPv4 address with a port, or an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
/** Replaces the address of a client that has disconnected: its place in the list remains. */
const UNKNOWN = 'unknown';

/** To be called before any hook that reads `request.ip` is added. */
export function normaliseForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, socket }) => {
    const header = headers[HEADER];
    if (typeof header === 'string') headers[HEADER] = normaliseAddresses(header, socket.remoteAddress ?? UNKNOWN);
  });
}

/** @returns the list without ports, and with `sender` in place of anything that isn't an address. */
function normaliseAddresses(header: string, sender: string): string {
  if (isIP(header)) return header;
  return header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, six, four] = WITH_PORT.exec(part) ?? [];
      const address = six ?? four ?? part;
      return isIP(address) ? address : sender;
    })
    .join(', ');
}
