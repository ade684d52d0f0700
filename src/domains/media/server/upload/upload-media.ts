import { v7 as uuidv7 } from 'uuid';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, unavailable } from '#platform/server/http/failure.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { findReadyMedia, type MediaRow } from '../media.repository.ts';
import type { PresentMedia } from '../present.ts';
import { prepare } from './prepare-upload.ts';
import { AlreadyStoredError, type Submitted, store, type UploadNeeds } from './store-uploads.ts';
import { findSubmission, type SubmissionKey, type SubmittedFile } from './submissions.repository.ts';
import { assertSameFile, hashOf } from './submissions.ts';

interface Needs extends UploadNeeds {
  presentMedia: PresentMedia;
}

/**
 * A file with an id that was stored before is answered with what is there.
 * @throws {Failure} 409 for another file with an id, 413, 415 or 422 naming the file, 503 when there is no room.
 */
export const uploadMedia: Call<'uploadMedia', Needs> = async (needs, request) => {
  const { userId: ownerId } = callerOf(request);
  const { files, alts = [], submissionIds, shape = 'whole', isForImpact = false } = request.body;
  if (alts.length > files.length) throw tooManyAlts(files.length);
  if (submissionIds && submissionIds.length !== files.length) throw idsMissing(files.length);
  const sent: SentFile[] = [];
  for (const [index, file] of files.entries()) {
    const alt = alts[index]?.trim() || null;
    const asked = { ownerId, field: `files.${index}`, alt, shape, isDocumentTaken: shape === 'whole', isForImpact };
    const submissionId = submissionIds?.[index];
    // An empty file is refused anyway.
    const hasId = submissionId !== undefined && file.bytes > 0;
    const submitted = hasId && {
      key: { ownerId, submissionId },
      field: `submissionIds.${index}`,
      file: { sha256: await hashOf(file.path), bytes: file.bytes, shape, isForImpact },
    };
    sent.push({ file, asked, submitted: submitted || null });
  }
  const rows = await storeOnce(needs, ownerId, sent);
  return ok('Files uploaded.', { media: rows.map((row) => needs.presentMedia(row, { isPublic: false })) });
};

interface SentFile {
  file: UploadedFile;
  asked: Parameters<typeof prepare>[1];
  /** Null for a file without an id. */
  submitted: { key: SubmissionKey; field: string; file: SubmittedFile } | null;
}

/** @returns the files in order: those that were there, and those stored now. */
async function storeOnce(needs: UploadNeeds, ownerId: string, sent: SentFile[]): Promise<MediaRow[]> {
  const known = await findKnown(needs, sent);
  const fresh: Submitted[] = [];
  for (const one of sent.filter((each) => !known.has(each))) {
    const { submitted } = one;
    const prepared = await prepare(one.file, one.asked);
    const id = submitted && ((await findSubmission(needs.db, submitted.key))?.id ?? uuidv7());
    fresh.push(submitted && id ? { ...prepared, submission: { id, ...submitted } } : prepared);
  }
  try {
    const rows = fresh.length === 0 ? [] : await store(needs, ownerId, fresh);
    return sent.flatMap((one) => known.get(one) ?? rows.shift() ?? []);
  } catch (error) {
    if (!(error instanceof AlreadyStoredError)) throw error;
    // The same request, sent twice at once: the other was faster. If only some of its files are the same, ask again.
    const stored = await findKnown(needs, sent);
    if (stored.size < sent.length) throw unavailable(say('failures.busy'), error);
    return sent.flatMap((one) => stored.get(one) ?? []);
  }
}

/** The files that are stored already. @throws {Failure} 409 for another file with an id. */
async function findKnown({ db }: UploadNeeds, sent: SentFile[]): Promise<Map<SentFile, MediaRow>> {
  const known = new Map<SentFile, MediaRow>();
  for (const one of sent) {
    const { submitted } = one;
    const before = submitted && (await findSubmission(db, submitted.key));
    if (before) assertSameFile(before, submitted.file, submitted.field);
    const row = before?.mediaId ? await findReadyMedia(db, before.mediaId) : undefined;
    if (row) known.set(one, row);
  }
  return known;
}

const tooManyAlts = (files: number) =>
  invalid([{ field: 'alts', message: say('media.failures.tooManyAlts', { count: files }) }]);

const idsMissing = (files: number) =>
  invalid([{ field: 'submissionIds', message: say('media.failures.oneIdEach', { count: files }) }]);
