/** Serves the service worker, or what withdraws it from every browser that has one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { publicAnswer, sendPublicAnswer } from '../cache/public-answer.ts';

export const WORKER_FILE = 'sw.js';

/**
 * Browsers ask for the worker at each navigation, whatever the one they have does. This one takes its place at once,
 * answers nothing, deletes what was kept and removes itself. A missing file would leave the old one in place.
 */
const WITHDRAWN = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  await clients.claim();
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

interface WorkerOptions {
  /** The folder of the built page. */
  folder: string;
  isWithdrawn: boolean;
}

export function serveWorker(app: FastifyInstance, { folder, isWithdrawn }: WorkerOptions): void {
  const file = join(folder, WORKER_FILE);
  app.get(`/${WORKER_FILE}`, { config: { isPageFile: true } }, async (request, reply) => {
    // Read each time, since the rest of a page may be built while the server runs.
    if (!isWithdrawn && !existsSync(file)) return reply.callNotFound();
    const code = isWithdrawn ? WITHDRAWN : readFileSync(file, 'utf8');
    const answer = publicAnswer('text/javascript; charset=utf-8', code);
    return await sendPublicAnswer(request, reply, answer, { cacheControl: 'no-cache', vary: 'accept-encoding' });
  });
}
