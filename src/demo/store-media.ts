/** The thread that `storeBeside` starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { storeMedia } from './media.ts';
import type { DemoMedia } from './media-plan.ts';
import { openPlace, type PicturesPlace } from './pictures-place.ts';

const { media, place }: { media: DemoMedia; place: PicturesPlace } = workerData;
parentPort?.postMessage(await storeMedia(media, await openPlace(place)));
