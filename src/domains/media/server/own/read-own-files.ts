/** One person's files, for the export of their data. */
import type { OwnFile } from '#platform/server/archive/personal-data.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { DOCUMENT_FILE, pictureFile, storageKey } from '../file-addresses.ts';
import { listHeldMedia } from '../media.repository.ts';

const AT_ONCE = 100;

/** Each in its largest width. Files deleted in the meantime are left out. */
export async function* readOwnFiles(db: Db, storage: Storage, ownerId: string): AsyncGenerator<OwnFile> {
  let after: string | null = null;
  for (;;) {
    const rows = await listHeldMedia(db, ownerId, { after, limit: AT_ONCE });
    for (const { id, kind, widths } of rows) {
      const name = kind === 'document' ? DOCUMENT_FILE : pictureFile(widths.at(-1) ?? 0);
      const stored = await storage.find(storageKey(id, name));
      const ending = name.slice(name.lastIndexOf('.'));
      if (!stored) continue;
      let isRead = false;
      const open = () => {
        isRead = true;
        return stored.read();
      };
      try {
        yield { path: `media/files/${id}${ending}`, open };
      } finally {
        // The client disconnected before this file was read.
        if (!isRead) await stored.close();
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
