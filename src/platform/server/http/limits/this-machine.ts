/**
 * What only this machine may read, such as emails that weren't sent. Another site could have its name point here and
 * read it in a browser of this machine (DNS rebinding), so the request's `Host` counts as well.
 */
import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @param origin the product's own. */
export function isFromThisMachine({ headers, socket }: FastifyRequest, origin: string): boolean {
  // Behind a proxy, every connection comes from this machine.
  if (headers['x-forwarded-for'] !== undefined) return false;
  if (!LOOPBACK_ADDRESSES.has(socket.remoteAddress ?? '')) return false;
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return LOOPBACK_NAMES.has(name) || name === new URL(origin).hostname;
}
