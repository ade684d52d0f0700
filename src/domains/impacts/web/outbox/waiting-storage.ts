/** Impacts that wait for a connection, in this browser's storage: an item per impact, which only its member's page reads. */
import * as z from 'zod/mini';
import { createImpact } from '#generated/impacts/createImpact.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import {
  changeDraft,
  moveDraft,
  readDraft,
  readDraftFile,
  removeDraft,
} from '#platform/browser/forms/draft-storage.ts';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { isUnanswered } from '#platform/browser/outbox/is-unanswered.ts';
import { listWaitingKeys, WAITING_IMPACT } from '#platform/browser/outbox/waiting-keys.ts';
import { unlessSending, withLock } from '#platform/browser/outbox/with-lock.ts';
import { createDraftFiles } from '#platform/browser/uploads/draft-files.ts';
import { createPictureUploads } from '#platform/browser/uploads/picture-uploads.ts';
import { discardUploads, uploadAll } from '#platform/browser/uploads/upload-all.ts';
import { creationOf, draftKeyOf, type ImpactDraft, keptDraftOf, zImpactDraft } from '../../flows/impact-draft.ts';
import { refusalOf } from '../../flows/waiting-impact.ts';
import { zRefusal } from './refusal-state.ts';

const zWaiting = z.object({ draft: zImpactDraft, refusal: z.nullable(zRefusal) });

export interface WaitingImpact {
  key: string;
  draft: ImpactDraft;
  refusal: FormErrors | null;
  /** When it was submitted. */
  at: Date;
}

export async function listWaiting(userId: string): Promise<WaitingImpact[]> {
  const keys = await listWaitingKeys(userId, WAITING_IMPACT);
  const items = await Promise.all(keys.map(readWaiting));
  return items.flatMap((item) => item ?? []).sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function readWaiting(key: string): Promise<WaitingImpact | null> {
  const stored = await readDraft(key);
  const parsed = z.safeParse(zWaiting, stored?.value);
  return stored && parsed.success ? { key, ...parsed.data, at: stored.at } : null;
}

/** @throws if this browser doesn't store the draft with all its files. */
export async function keepWaiting(userId: string, draftKey: string, draft: ImpactDraft): Promise<void> {
  const { submissionId = crypto.randomUUID(), pictures } = draft;
  for (const { key, name, mediaId } of pictures)
    if (mediaId === null && (await readDraftFile(draftKey, key)) === null) throw new Error(`${name} isn’t stored`);
  const waiting = { draft: { ...draft, submissionId }, refusal: null };
  await moveDraft(draftKey, `${WAITING_IMPACT} ${userId} ${submissionId}`, () => waiting);
}

/** Puts it back into the form. @returns the form's draft; null while it's being sent. */
export const takeUp = (userId: string, { key, draft }: WaitingImpact): Promise<string | null> =>
  unlessSending(key, async () => {
    const id = keptDraftOf(draft.submissionId ?? '');
    const current = await readWaiting(key);
    if (current) await moveDraft(key, draftKeyOf({ userId, impactId: id }), () => current.draft);
    return id;
  });

/** @returns null while it's being sent. */
export const withdraw = ({ key }: WaitingImpact): Promise<true | null> =>
  unlessSending(key, async (): Promise<true> => {
    const current = await readWaiting(key);
    await removeDraft(key);
    if (current) discardUploads(current.draft.pictures, uploadsOf(key));
    return true;
  });

/**
 * Sends it and removes it from this device, in one tab at a time. If the answer is lost, it's the same impact for the
 * server when it's sent again. @returns null if another tab has sent it, or taken it up.
 */
export const sendWaiting = (key: string): Promise<Impact | null> =>
  withLock(key, async () => {
    const waiting = await readWaiting(key);
    if (!waiting) return null;
    const { draft } = waiting;
    const uploads = uploadsOf(key);
    try {
      const pictures = await uploadAll(draft.pictures, uploads, 'pictures');
      const { data } = await createImpact({ body: creationOf({ ...draft, pictures }) });
      await removeDraft(key);
      return data.data;
    } catch (error) {
      if (!isUnanswered(error)) await change(key, waiting.at, { refusal: refusalOf(error) });
      throw error;
    }
  });

function uploadsOf(key: string) {
  const uploads = createPictureUploads(createDraftFiles(key), { isForImpact: true });
  uploads.onUploaded((picture, changes) => void keepUpload(key, picture, changes).catch(() => undefined));
  return uploads;
}

/** If this fails, the file is sent again, and is the same one for the server. */
async function keepUpload(key: string, picture: string, changes: object): Promise<void> {
  const waiting = await readWaiting(key);
  if (!waiting) return;
  const pictures = waiting.draft.pictures.map((one) => (one.key === picture ? { ...one, ...changes } : one));
  await change(key, waiting.at, { draft: { ...waiting.draft, pictures } });
}

/** Leaves it alone if it's no longer there. */
const change = (key: string, at: Date, changes: Partial<WaitingImpact>): Promise<void> =>
  changeDraft(
    key,
    (stored) => {
      const parsed = z.safeParse(zWaiting, stored);
      return parsed.success ? { ...parsed.data, ...changes } : null;
    },
    at,
  );
