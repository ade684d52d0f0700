/**
 * Proxies write where a request comes from in its X-Forwarded-For, some with a port, and clients may send them anything.
 * What isn't an address would count as a client of its own for every limit, so it is put right before anything reads
 * `request.ip`.
 */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-forwarded-for';
/** Of IPv4, and of IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
/** Who has hung up has no address; the place in the list remains. */
const GONE = 'unknown';

/** To be called before any hook that reads `request.ip` is added. */
export function correctForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, socket }) => {
    const header = headers[HEADER];
    if (typeof header === 'string') headers[HEADER] = correctAddresses(header, socket.remoteAddress ?? GONE);
  });
}

/** @returns the list without ports, and with `sender` in place of what is no address. */
function correctAddresses(header: string, sender: string): string {
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
