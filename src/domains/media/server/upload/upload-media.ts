import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { PresentMedia } from '../present.ts';
import { type Prepared, prepare } from './prepare-upload.ts';
import { store, type UploadNeeds } from './store-uploads.ts';

interface Needs extends UploadNeeds {
  presentMedia: PresentMedia;
}

/** @throws {Failure} 413, 415 or 422 naming the file, 503 when there is no room. */
export const uploadMedia: Call<'uploadMedia', Needs> = async (needs, request) => {
  const { userId: ownerId } = callerOf(request);
  const { files, alts = [], shape = 'whole', isForImpact = false } = request.body;
  if (alts.length > files.length) throw tooManyAlts(files.length);
  const prepared: Prepared[] = [];
  for (const [index, file] of files.entries()) {
    const alt = alts[index]?.trim() || null;
    const isDocumentTaken = shape === 'whole';
    const asked = { ownerId, field: `files.${index}`, alt, shape, isDocumentTaken, isForImpact };
    prepared.push(await prepare(file, asked));
  }
  const rows = await store(needs, ownerId, prepared);
  return ok('Files uploaded.', { media: rows.map((row) => needs.presentMedia(row, { isPublic: false })) });
};

const tooManyAlts = (files: number) =>
  invalid([{ field: 'alts', message: say('media.failures.tooManyAlts', { count: files }) }]);
