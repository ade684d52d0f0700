/** What one form works with for as long as it is on the screen: its draft's files, its uploads and its machine. */
import { createDraftFiles, type DraftFiles } from '../../../../platform/browser/uploads/draft-files.ts';
import { createPictureUploads, type PictureUploads } from '../../../../platform/browser/uploads/picture-uploads.ts';
import { provideImpactForm } from './impact-form-actors.ts';

export interface FormDesk {
  draftKey: string;
  files: DraftFiles;
  uploads: PictureUploads;
  machine: ReturnType<typeof provideImpactForm>;
}

/** A draft belongs to one person: whoever logs in after them in this browser does not find it. */
export function createFormDesk({ userId, impactId }: { userId: string; impactId: string | null }): FormDesk {
  const draftKey = `impact ${userId} ${impactId ?? 'new'}`;
  const files = createDraftFiles(draftKey);
  const uploads = createPictureUploads(files);
  return { draftKey, files, uploads, machine: provideImpactForm({ draftKey, impactId, uploads }) };
}
