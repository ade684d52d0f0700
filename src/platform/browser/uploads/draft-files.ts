/** The files of a draft: in memory, and in the browser's storage to survive a reload. */
import { readDraftFile, removeDraftFile, writeDraftFile } from '../forms/draft-storage.ts';

export interface DraftFiles {
  read(key: string): Promise<Blob | null>;
  /** @returns whether it will survive a reload. */
  keep(key: string, file: Blob): Promise<boolean>;
  drop(key: string): void;
}

export function createDraftFiles(draftKey: string): DraftFiles {
  const memory = new Map<string, Blob>();
  return {
    read: async (key) => memory.get(key) ?? (await readDraftFile(draftKey, key).catch(() => null)),
    keep: async (key, file) => {
      memory.set(key, file);
      return writeDraftFile(draftKey, key, file).then(
        () => true,
        () => false,
      );
    },
    drop: (key) => {
      memory.delete(key);
      // If this fails, the file is deleted with its draft.
      removeDraftFile(draftKey, key).catch(() => undefined);
    },
  };
}
