/** The certificate that the public address shows browsers, which a proxy in front of the server usually has. */
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface Certificate {
  validFrom: Date;
  validTo: Date;
}

const TIMEOUT_MS = 3_000;
const HTTPS_PORT = 443;
/** A page that is open asks every few seconds. */
const REMEMBERED_MS = 10 * 60_000;

/** @returns a function that reads it, at most every ten minutes. */
export function rememberCertificate(origin: string): () => Promise<Certificate | null> {
  let readAt = Number.NEGATIVE_INFINITY;
  let last: Promise<Certificate | null> = Promise.resolve(null);
  return () => {
    if (performance.now() - readAt > REMEMBERED_MS) {
      readAt = performance.now();
      last = readCertificate(origin);
    }
    return last;
  };
}

/** @returns null without HTTPS, or if nothing answers there in time: from here, the address may be out of reach. */
async function readCertificate(origin: string): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return null;
  const socket = connect({
    host: hostname,
    port: port === '' ? HTTPS_PORT : Number(port),
    ...(isIP(hostname) === 0 && { servername: hostname }),
    // One that has expired is read too: that's what someone has to know.
    rejectUnauthorized: false,
  });
  // Also after the time is over, when nobody waits for it any more.
  socket.on('error', () => socket.destroy());
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
    return from && to ? { validFrom: new Date(from), validTo: new Date(to) } : null;
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}
