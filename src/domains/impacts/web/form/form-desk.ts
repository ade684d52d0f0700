/** One form's draft files, uploads and state machine, for as long as it's on the screen. */
import { createDraftFiles, type DraftFiles } from '#platform/browser/uploads/draft-files.ts';
import { createPictureUploads, type PictureUploads } from '#platform/browser/uploads/picture-uploads.ts';
import { provideImpactForm } from './impact-form-actors.ts';
import { draftKeyOf } from './kept-draft.ts';

export interface FormDesk {
  draftKey: string;
  files: DraftFiles;
  uploads: PictureUploads;
  machine: ReturnType<typeof provideImpactForm>;
}

export function createFormDesk({ userId, impactId }: { userId: string; impactId: string | null }): FormDesk {
  const draftKey = draftKeyOf({ userId, impactId });
  const files = createDraftFiles(draftKey);
  const uploads = createPictureUploads(files);
  return { draftKey, files, uploads, machine: provideImpactForm({ draftKey, impactId, uploads }) };
}
