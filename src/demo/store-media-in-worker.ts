/** Stores the demo community's media on a separate thread: the embedded database keeps this one busy meanwhile. */
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StoredMedia } from './media.ts';
import type { DemoMedia } from './media-plan.ts';
import type { PictureStorageOptions } from './picture-storage.ts';

/** The worker has this module's extension: `.js` in a bundle, `.ts` otherwise. */
const WORKER_FILE = new URL(`./store-media${extname(import.meta.url)}`, import.meta.url);

export async function storeMediaInWorker(
  media: DemoMedia,
  storageOptions: PictureStorageOptions,
): Promise<StoredMedia[]> {
  const worker = new Worker(WORKER_FILE, { workerData: { media, storageOptions } });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  } finally {
    // Open connections to a store would keep the worker running.
    await worker.terminate();
  }
}
