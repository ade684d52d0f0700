import { fromPromise } from 'xstate';
import { createImpact } from '#generated/impacts/createImpact.gen.ts';
import { getImpact } from '#generated/impacts/getImpact.gen.ts';
import { updateImpact } from '#generated/impacts/updateImpact.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import type { PictureUploads } from '#platform/browser/uploads/picture-uploads.ts';
import { uploadAll } from '#platform/browser/uploads/upload-all.ts';
import { inputOf } from '../../flows/impact-draft.ts';
import { impactFormMachine } from '../../flows/impact-form.ts';
import { readKeptDraft } from './kept-draft.ts';

interface FormPlace {
  draftKey: string;
  /** Null for a new impact. */
  impactId: string | null;
  uploads: PictureUploads;
}

export const provideImpactForm = ({ draftKey, impactId, uploads }: FormPlace) =>
  impactFormMachine.provide({
    actors: {
      openDraft: fromPromise(() => readKeptDraft(draftKey)),
      sendImpact: fromPromise(async ({ input: { draft, revision } }) => {
        const pictures = await uploadAll(draft.pictures, uploads, 'media');
        const input = inputOf({ ...draft, pictures });
        return impactId === null ? create(input) : update(impactId, { ...input, revision: revision ?? undefined });
      }),
      readNewest: fromPromise(async () => {
        if (impactId === null) throw new Error('A new impact has no newest version');
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
