/** New impacts that were submitted without a connection, with their files. */
import { createImpact } from '#generated/impacts/createImpact.gen.ts';
import { readDraftFile } from '#platform/browser/forms/draft-storage.ts';
import { keepDraftWaiting, takeUp, type WaitingItem } from '#platform/browser/outbox/outbox.ts';
import { waitingKind } from '#platform/browser/outbox/waiting-kind.ts';
import { createDraftFiles } from '#platform/browser/uploads/draft-files.ts';
import { createPictureUploads } from '#platform/browser/uploads/picture-uploads.ts';
import { discardUploads, uploadAll } from '#platform/browser/uploads/upload-all.ts';
import { creationOf, draftKeyOf, type ImpactDraft, keptDraftOf, zImpactDraft } from '../../flows/impact-draft.ts';

export const waitingImpacts = waitingKind({
  name: 'impact',
  schema: zImpactDraft,
  async send(draft, { key, change }) {
    const uploads = uploadsOf(key);
    // If what has arrived can't be noted, it's sent again, and is the same file for the server.
    uploads.onUploaded((picture, changes) => void change(withUpload(picture, changes)).catch(() => undefined));
    const pictures = await uploadAll(draft.pictures, uploads, 'pictures');
    return (await createImpact({ body: creationOf({ ...draft, pictures }) })).data.data;
  },
  onSent(impact, _, client) {
    // Its code needn't be kept on the device: what is sent has a connection.
    import('./tell-sent.ts').then(({ tellSent }) => tellSent(client, impact)).catch(reportError);
  },
  onWithdrawn: ({ pictures }, key) => discardUploads(pictures, uploadsOf(key)),
  topics: ['impacts'],
});

const uploadsOf = (key: string) => createPictureUploads(createDraftFiles(key), { isForImpact: true });

const withUpload = (picture: string, changes: object) => (draft: ImpactDraft) => ({
  ...draft,
  pictures: draft.pictures.map((one) => (one.key === picture ? { ...one, ...changes } : one)),
});

/** @throws if this browser doesn't store the draft with all its files. */
export async function keepImpactWaiting(userId: string, draftKey: string, draft: ImpactDraft): Promise<void> {
  const { submissionId: id = crypto.randomUUID(), pictures } = draft;
  for (const { key, name, mediaId } of pictures)
    if (mediaId === null && (await readDraftFile(draftKey, key)) === null) throw new Error(`${name} isn’t stored`);
  await keepDraftWaiting(userId, draftKey, { kind: waitingImpacts, id, value: { ...draft, submissionId: id } });
}

/** Puts it back into the form. @returns the form's draft; null while it's being sent. */
export async function takeUpImpact(userId: string, item: WaitingItem<ImpactDraft>): Promise<string | null> {
  const id = keptDraftOf(item.id);
  return (await takeUp(item, draftKeyOf({ userId, impactId: id }), item.value)) ? id : null;
}
