/** Draws the demo community's pictures, writes its documents, and stores both like uploads. */
import { copyFile, link, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_FILE, pictureFile, storageKey } from '#domains/media/server/public.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { DOCUMENT_LINES } from './councils/council-texts.ts';
import { writePdf } from './councils/pdf.ts';
import { drawScene, type ScenePlan } from './drawing/draw-scene.ts';
import type { DemoMedia } from './media-plan.ts';
import type { PlannedPicture } from './picture-plans.ts';
import { drawPortrait } from './portraits.ts';
import { type DrawnPicture, renderPicture } from './render-picture.ts';

/** Encoding a drawing takes a few MB. */
const MAX_CONCURRENT_DRAWINGS = 4;
/** More than are drawn at once, since storing may have to wait for a store on the network. */
const MAX_CONCURRENT_WRITES = 16;

/** What is only known of a file once it is stored. */
export interface StoredMedia {
  id: string;
  bytes: number;
  blur_data_url: string | null;
}

interface Drawing {
  /** The media that share this drawing: identical ones are only drawn once. */
  ids: readonly string[];
  draw(): Promise<DrawnPicture>;
}

export async function storeMedia({ pictures, documents, portraits }: DemoMedia, storage: Storage) {
  const byScene = Map.groupBy(pictures, ({ scene }) => JSON.stringify(scene));
  const drawings: Drawing[] = [
    ...portraits.map((portrait) => ({ ids: [portrait.id], draw: () => drawPortrait(portrait) })),
    ...[...byScene.values()].map((same) => ({
      ids: same.map(({ id }) => id),
      draw: () => renderPicture(drawScene(sceneOfAll(same)).svg),
    })),
  ];
  return withStore(storage, async (store) => {
    const takeTurn = limitConcurrency(MAX_CONCURRENT_DRAWINGS);
    const drawn = drawings.map(({ ids, draw }) =>
      takeTurn(async (): Promise<StoredMedia[]> => {
        const { files, blurDataUrl } = await draw();
        await Promise.all(files.map(({ width, content }) => store(ids, pictureFile(width), content)));
        const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
        return ids.map((id) => ({ id, bytes, blur_data_url: blurDataUrl }));
      }),
    );
    const written = documents.map(async ({ id, councilTitle }): Promise<StoredMedia[]> => {
      const content = writePdf(`${councilTitle}: working days`, DOCUMENT_LINES);
      await store([id], DOCUMENT_FILE, content);
      return [{ id, bytes: content.length, blur_data_url: null }];
    });
    return (await Promise.all([...drawn, ...written])).flat();
  });
}

function sceneOfAll([first]: readonly PlannedPicture[]): ScenePlan {
  if (!first) throw new Error('A drawing that nobody has');
  return first.scene;
}

/** Stores the same file for several ids. */
type Store = (ids: readonly string[], file: string, content: Buffer) => Promise<void>;

async function withStore<T>(storage: Storage, work: (store: Store) => Promise<T>): Promise<T> {
  const workFolder = await storage.makeTemporaryFolder();
  const takeTurn = limitConcurrency(MAX_CONCURRENT_WRITES);
  try {
    return await work(async ([first, ...others], file, content) => {
      if (first === undefined) return;
      const path = join(workFolder, `${first}-${file}`);
      await writeFile(path, content);
      const copies = others.map((id) =>
        takeTurn(async () => {
          const copy = join(workFolder, `${id}-${file}`);
          await linkOrCopy(path, copy);
          await storage.put(storageKey(id, file), copy);
        }),
      );
      await Promise.all(copies);
      await storage.put(storageKey(first, file), path);
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** Errors of a file system that doesn't support hard links, or has too many of them. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']);

/** Files are only deleted, never rewritten, so hard links are as good as copies. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_LINKS.has(String(error.code)))) throw error;
    await copyFile(from, to);
  }
}
