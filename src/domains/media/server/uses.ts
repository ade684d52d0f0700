/** What each domain declares about its use of files; src/app/server/domains.ts lists the declarations. */
import type { MediaUse } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';

/** A domain's use of files. */
export interface FilesOfDomain {
  /** Whether something of the domain makes a file public. */
  isPublic(db: Db, mediaId: string): Promise<boolean>;
  /** What uses the files, whether public or not. */
  listUses: ListMediaUses;
}

export interface FilesNeeds {
  db: Db;
  files: readonly FilesOfDomain[];
}

/** Whether everyone may see a file. */
export async function isPublic({ db, files }: FilesNeeds, mediaId: string): Promise<boolean> {
  for (const domain of files) if (await domain.isPublic(db, mediaId)) return true;
  return false;
}

/** Where a file is used, as reported by each domain. */
interface UseOfMedia extends MediaUse {
  mediaId: string;
}

type ListMediaUses = (db: Db, mediaIds: readonly string[]) => Promise<UseOfMedia[]>;
