/** Draws the demo community's pictures, writes its documents, and stores both like uploads. */
import { copyFile, link, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_FILE, pictureFile, storageKey } from '#domains/media/server/public.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { DemoCommunity } from './community.ts';
import { DOCUMENT_LINES } from './councils/council-texts.ts';
import { writePdf } from './councils/pdf.ts';
import type { DemoDocument } from './councils/resources.ts';
import { drawScene, type ScenePlan } from './drawing/draw-scene.ts';
import type { PlannedPicture } from './picture-plans.ts';
import { type DrawnPicture, renderPicture } from './pictures.ts';
import { drawPortrait, type Portrait } from './portraits.ts';

/** Encoding a drawing takes a few MB. */
const DRAWN_AT_ONCE = 2;

/**
 * @param more drawings that aren't members' own, such as for articles.
 * @returns the rows of the database.
 */
export async function storeMedia(community: DemoCommunity, more: readonly PlannedPicture[], storage: Storage) {
  const { pictures, opportunities, councils, resources } = community;
  const others = [...opportunities.map(({ picture }) => picture), ...councils.map(({ cover }) => cover)];
  const planned: PlannedPicture[] = [...pictures, ...others.filter((picture) => picture !== null), ...more];
  const alike = Map.groupBy(planned, ({ scene }) => JSON.stringify(scene));
  const documents = resources.map(({ document }) => document).filter((document) => document !== null);
  return storing(storage, async (store) => {
    const takeTurn = limitConcurrency(DRAWN_AT_ONCE);
    const drawn = [...alike.values()].map((same) =>
      takeTurn(async () => {
        const drawing = await renderPicture(drawScene(sceneOfAll(same)).svg);
        const ids = same.map(({ id }) => id);
        for (const { width, content } of drawing.files) await store(ids, pictureFile(width), content);
        return same.map((picture) => pictureRow(picture, drawing));
      }),
    );
    const written = documents.map(async (document) => {
      const content = writePdf(`${document.councilTitle}: working days`, DOCUMENT_LINES);
      await store([document.id], DOCUMENT_FILE, content);
      return documentRow(document, content.length);
    });
    return [...(await Promise.all(drawn)).flat(), ...(await Promise.all(written))];
  });
}

function sceneOfAll([first]: readonly PlannedPicture[]): ScenePlan {
  if (!first) throw new Error('A drawing that nobody has');
  return first.scene;
}

/** @returns the rows of the database. */
export async function storePortraits(portraits: readonly Portrait[], storage: Storage) {
  const takeTurn = limitConcurrency(DRAWN_AT_ONCE);
  return storing(storage, (store) =>
    Promise.all(
      portraits.map((portrait) =>
        takeTurn(async () => {
          const { id, personId: ownerId, alt, uploadedAt } = portrait;
          const drawing = await drawPortrait(portrait);
          for (const { width, content } of drawing.files) await store([id], pictureFile(width), content);
          const row = pictureRow({ id, ownerId, alt, fileName: 'portrait.png', uploadedAt }, drawing);
          return { ...row, free_after: 'infinity' };
        }),
      ),
    ),
  );
}

/** One file for several ids. */
type Store = (ids: readonly string[], file: string, content: Buffer) => Promise<void>;

async function storing<T>(storage: Storage, work: (store: Store) => Promise<T>): Promise<T> {
  const workFolder = await storage.makeWorkFolder();
  try {
    return await work(async ([first, ...others], file, content) => {
      if (first === undefined) return;
      const path = join(workFolder, `${first}-${file}`);
      await writeFile(path, content);
      for (const id of others) {
        const copy = join(workFolder, `${id}-${file}`);
        await linkOrCopy(path, copy);
        await storage.take(storageKey(id, file), copy);
      }
      await storage.take(storageKey(first, file), path);
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** If the file system doesn't support links, or has too many of them. */
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

function pictureRow(picture: Omit<PlannedPicture, 'scene'>, drawn: DrawnPicture) {
  return {
    id: picture.id,
    owner_id: picture.ownerId,
    kind: 'picture',
    bytes: drawn.files.reduce((sum, { content }) => sum + content.length, 0),
    width: drawn.width,
    height: drawn.height,
    widths: drawn.files.map(({ width }) => width),
    blur_data_url: drawn.blurDataUrl,
    alt: picture.alt,
    file_name: picture.fileName,
    created_at: picture.uploadedAt,
    ready_at: picture.uploadedAt,
    free_after: null as string | null,
  };
}

function documentRow({ id, ownerId, fileName, uploadedAt }: DemoDocument, bytes: number) {
  return {
    id,
    owner_id: ownerId,
    kind: 'document',
    bytes,
    width: null,
    height: null,
    widths: [],
    blur_data_url: null,
    alt: null,
    file_name: fileName,
    created_at: uploadedAt,
    ready_at: uploadedAt,
    free_after: null as string | null,
  };
}
