/** Stores the demo community's media on a thread of its own: the embedded database keeps this one busy meanwhile. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StoredMedia } from './media.ts';
import type { DemoMedia } from './media-plan.ts';
import type { PicturesPlace } from './pictures-place.ts';

/** JavaScript in a bundle. */
const PROGRAM = new URL(`./store-media${extname(import.meta.url)}`, import.meta.url);

export async function storeBeside(media: DemoMedia, place: PicturesPlace): Promise<StoredMedia[]> {
  const worker = new Worker(PROGRAM, { workerData: { media, place } });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  } finally {
    // Connections to a store would keep it running.
    await worker.terminate();
  }
}
