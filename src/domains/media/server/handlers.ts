/** HTTP handlers for uploading, serving and deleting files. */

import type { FastifyInstance } from 'fastify';
import { say } from '#languages/say.ts';
import type { Keys } from '#platform/config/secrets.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { runEach } from '#platform/jobs/run-each.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createMediaSigner, storageFolder } from './addresses.ts';
import { deleteMedia, removeFiles, removeOrphanedMedia } from './deletion.service.ts';
import { describeMedia } from './description.service.ts';
import { serveFiles } from './file-route.ts';
import { createMediaPresenter, type PresentMedia } from './present.ts';
import { createReportedPictures } from './reported.service.ts';
import type { IsMediaPublic, MediaPictures } from './service.ts';
import { createUploads, QUOTA_BYTES } from './upload.service.ts';

interface MediaNeeds {
  db: Db;
  keys: Keys;
  jobs: Jobs;
  storage: Storage;
  /** Checks that make a file public. */
  publicUses: readonly IsMediaPublic[];
}

export interface MediaParts {
  handlers: Handlers<'uploadMedia' | 'deleteMedia' | 'describeMedia'>;
  present: PresentMedia;
  /** For other domains' forms with a picture. */
  pictures: MediaPictures;
  serveFiles(app: FastifyInstance): void;
  /** For reports of pictures. */
  reported: ReturnType<typeof createReportedPictures>;
}

const EVERY_HOUR = '47 * * * *';

export function createMedia({ db, keys, jobs, storage, publicUses }: MediaNeeds): MediaParts {
  const signer = createMediaSigner(keys.media);
  const present = createMediaPresenter(signer);
  const uploads = createUploads({ db, storage, quotaBytes: QUOTA_BYTES });
  const isPublic = async (mediaId: string) => {
    for (const isUsed of publicUses) if (await isUsed(db, mediaId)) return true;
    return false;
  };
  jobs.handle(removeFiles, ({ mediaId }) => storage.removeFolder(storageFolder(mediaId)));
  jobs.repeat('media.sweep', EVERY_HOUR, () =>
    runEach([() => uploads.sweep(), () => removeOrphanedMedia({ db, jobs })]),
  );

  return {
    present,
    reported: createReportedPictures({ isPublic }),
    pictures: {
      store: uploads.storePicture,
      discard: (person, id) => deleteMedia({ db, jobs, isPublic }, person, { id }),
    },
    serveFiles: (app) => serveFiles(app, { db, storage, signer, isPublic }),
    handlers: {
      uploadMedia: async (request) => {
        const { files, alts = [], shape = 'whole' } = request.body;
        const rows = await uploads.store(callerOf(request).userId, files, { alts, shape });
        const media = rows.map((row) => present(row, { isPublic: false }));
        return ok('Files uploaded.', { media });
      },

      deleteMedia: async (request) => {
        const { onlyUnused = false } = request.query;
        await deleteMedia({ db, jobs, isPublic }, callerOf(request), { id: request.params.id, onlyUnused });
        return ok(say('media.messages.deleted'), null);
      },

      describeMedia: async (request) => {
        const { alt } = request.body;
        const row = await describeMedia({ db, isPublic }, callerOf(request), { id: request.params.id, alt });
        return ok(
          row.alt === null ? 'Description removed.' : 'Description saved.',
          present(row, { isPublic: await isPublic(row.id) }),
        );
      },
    },
  };
}
