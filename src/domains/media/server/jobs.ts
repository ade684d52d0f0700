import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { runEach } from '#platform/server/jobs/run-each.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { removeFiles, removeOrphanedMedia } from './delete-media.ts';
import { storageFolder } from './file-addresses.ts';
import { removeParts } from './parts/remove-parts.ts';
import { partsFolder, sweepParts } from './parts/stored-parts.ts';
import { traceOlderPictures } from './traces/trace-older-pictures.ts';
import { sweepUploads } from './upload/store-uploads.ts';

const EVERY_HOUR = '47 * * * *';

export function registerMediaJobs({ db, jobs, storage }: { db: Db; jobs: Jobs; storage: Storage }): void {
  jobs.handle(removeFiles, ({ mediaId }) => storage.removeFolder(storageFolder(mediaId)));
  jobs.handle(removeParts, ({ id }) => storage.removeFolder(partsFolder(id)));
  jobs.repeat('media.sweep', EVERY_HOUR, () =>
    runEach([
      () => sweepUploads({ db, storage }),
      () => sweepParts({ db, storage }),
      () => removeOrphanedMedia({ db, jobs }),
      () => traceOlderPictures({ db, storage }),
    ]),
  );
}
