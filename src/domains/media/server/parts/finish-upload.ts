/** Makes a file of its parts: by the same checks as a file that is sent whole. */
import { say } from '#languages/say.ts';
import { Failure, invalid } from '#platform/server/http/failure.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { prepare } from '../upload/prepare-upload.ts';
import { AlreadyStoredError, store, type UploadNeeds } from '../upload/store-uploads.ts';
import {
  claimSubmission,
  clearParts,
  deleteUnfinishedSubmission,
  forgetParts,
  releaseSubmission,
  type Submission,
  type SubmissionKey,
} from '../upload/submissions.repository.ts';
import { joinParts, LostPartError, partsFolder } from './stored-parts.ts';

/**
 * Longer than making a file usually takes. If it takes longer, or a process is killed, another request may make it too:
 * only one of them is linked to the id.
 */
const CLAIM_SECONDS = 60;

interface Finishing {
  key: SubmissionKey;
  /** The last part, whose name and temporary folder are used. */
  part: UploadedFile;
  path: string;
  alt: string | null;
}

/** No-op while another request is doing it. @throws {Failure} 413, 415 or 422 naming the field, 503. */
export async function finishUpload(needs: UploadNeeds, submission: Submission, finishing: Finishing): Promise<void> {
  const { db, storage } = needs;
  const { id } = submission;
  if (!(await claimSubmission(db, id, CLAIM_SECONDS))) return;
  try {
    await make(needs, submission, finishing);
  } catch (error) {
    if (error instanceof LostPartError) return forgetParts(db, id);
    if (error instanceof AlreadyStoredError) return;
    if (error instanceof Failure && error.status < 500) {
      // It will never be accepted, so the id can be used for another.
      await storage.removeFolder(partsFolder(id));
      await deleteUnfinishedSubmission(db, id);
    } else await releaseSubmission(db, id);
    throw error;
  }
  await storage.removeFolder(partsFolder(id));
  await clearParts(db, [id]);
}

async function make(needs: UploadNeeds, submission: Submission, { key, part, path, alt }: Finishing): Promise<void> {
  const { id, sha256, bytes, shape, isForImpact } = submission;
  const { ownerId } = key;
  if ((await joinParts(needs, submission, path)) !== sha256) {
    throw invalid([{ field: 'sha256', message: say('media.failures.damaged') }]);
  }
  const file = { path, workFolder: part.workFolder, name: part.name, bytes };
  const asked = { ownerId, field: 'part', alt, shape, isDocumentTaken: shape === 'whole', isForImpact };
  const prepared = await prepare(file, asked);
  await store(needs, ownerId, [{ ...prepared, submission: { id, key, file: { sha256, bytes, shape, isForImpact } } }]);
}
