/** The thread that `storeMediaInWorker` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { storeMedia } from './media.ts';
import type { DemoMedia } from './media-plan.ts';
import { openPictureStorage, type PictureStorageOptions } from './picture-storage.ts';

const { media, storageOptions }: { media: DemoMedia; storageOptions: PictureStorageOptions } = workerData;
parentPort?.postMessage(await storeMedia(media, await openPictureStorage(storageOptions)));
