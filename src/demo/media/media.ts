/** Stores the demo community's pictures and documents like uploads: as copies of files that are ready. */
import { copyFile, link, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_FILE, pictureFile, storageKey } from '#domains/media/server/public.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import type { DemoMedia } from './media-plan.ts';

const PICTURES = join(import.meta.dirname, '../pictures');
/** Storing may have to wait for a store on the network. */
const MAX_CONCURRENT_WRITES = 16;

/** The same file of several media. */
interface SharedFile {
  ids: readonly string[];
  name: string;
  writeTo(path: string): Promise<void>;
}

export async function storeMedia({ pictures, documents, portraits }: DemoMedia, storage: Storage): Promise<void> {
  const byDrawing = Map.groupBy([...pictures, ...portraits], ({ drawing }) => drawing);
  const files: SharedFile[] = [
    ...[...byDrawing].flatMap(([drawing, same]) =>
      drawing.files.map(({ width, path }) => ({
        ids: same.map(({ id }) => id),
        name: pictureFile(width),
        writeTo: (copy: string) => copyFile(join(PICTURES, path), copy),
      })),
    ),
    ...documents.map(({ id, content }) => ({
      ids: [id],
      name: DOCUMENT_FILE,
      writeTo: (path: string) => writeFile(path, content),
    })),
  ];
  const workFolder = await storage.makeTemporaryFolder();
  const takeTurn = limitConcurrency(MAX_CONCURRENT_WRITES);
  try {
    await Promise.all(files.map((file) => takeTurn(() => storeFile(storage, workFolder, file))));
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function storeFile(storage: Storage, workFolder: string, { ids, name, writeTo }: SharedFile): Promise<void> {
  const [first, ...others] = ids;
  if (first === undefined) return;
  const path = join(workFolder, `${first}-${name}`);
  await writeTo(path);
  for (const id of others) {
    const copy = join(workFolder, `${id}-${name}`);
    await linkOrCopy(path, copy);
    await storage.put(storageKey(id, name), copy);
  }
  await storage.put(storageKey(first, name), path);
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
