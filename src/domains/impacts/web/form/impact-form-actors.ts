import { fromPromise } from 'xstate';
import { createImpact } from '../../../../../generated/impacts/createImpact.gen.ts';
import { getImpact } from '../../../../../generated/impacts/getImpact.gen.ts';
import { updateImpact } from '../../../../../generated/impacts/updateImpact.gen.ts';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { ApiError, isApiError } from '../../../../platform/browser/api-error.ts';
import { type ImpactDraft, inputOf } from '../../flows/impact-draft.ts';
import { impactFormMachine } from '../../flows/impact-form.ts';
import { readKeptDraft } from './kept-draft.ts';
import { isToUpload, type PictureUploads } from './picture-uploads.ts';

interface FormPlace {
  draftKey: string;
  /** Null for an impact that was not sent yet. */
  impactId: string | null;
  uploads: PictureUploads;
}

export const provideImpactForm = ({ draftKey, impactId, uploads }: FormPlace) =>
  impactFormMachine.provide({
    actors: {
      openDraft: fromPromise(() => readKeptDraft(draftKey)),
      sendImpact: fromPromise(async ({ input: { draft, revision } }) => {
        const input = inputOf(await withUploads(draft, uploads));
        return impactId === null ? create(input) : update(impactId, { ...input, revision: revision ?? undefined });
      }),
      readNewest: fromPromise(async () => {
        if (impactId === null) throw new Error('An impact that was not sent has no newest version');
        const { revision, isEditable } = (await getImpact({ path: { id: impactId } })).data.data;
        return { revision, isEditable };
      }),
    },
  });

async function create(body: Parameters<typeof createImpact>[0]['body']): Promise<Impact> {
  return (await createImpact({ body })).data.data;
}

async function update(id: string, body: Parameters<typeof updateImpact>[0]['body']): Promise<Impact> {
  return (await updateImpact({ path: { id }, body })).data.data;
}

/** @throws {ApiError} naming the pictures when one of them does not get through. */
async function withUploads(draft: ImpactDraft, uploads: PictureUploads): Promise<ImpactDraft> {
  const outcomes = await Promise.allSettled(draft.pictures.map((picture) => uploads.upload(picture)));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  const lost = reasons.find((reason) => isApiError(reason, 'network') || isApiError(reason, 'token'));
  if (lost) throw lost;
  if (reasons.length > 0) throw notUploaded(reasons);
  const ids = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null));
  return { ...draft, pictures: draft.pictures.map((picture, index) => ({ ...picture, mediaId: ids[index] ?? null })) };
}

const notUploaded = (reasons: readonly unknown[]) =>
  new ApiError({
    kind: 'invalid',
    operation: 'PUT /media/upload',
    message: 'A picture was not uploaded',
    fields: [
      {
        name: 'media',
        errors: [
          reasons.length === 1
            ? 'One file was not uploaded: see why beside it, then try again or remove it.'
            : `${reasons.length} files were not uploaded: see why beside them, then try again or remove them.`,
        ],
      },
    ],
    cause: reasons[0],
  });

/** What the person goes on from is uploaded meanwhile; a failure stands beside its picture. */
export function uploadMeanwhile({ pictures }: ImpactDraft, uploads: PictureUploads): void {
  for (const picture of pictures.filter(isToUpload)) uploads.upload(picture).catch(() => undefined);
}
