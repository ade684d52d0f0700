import { say } from '#languages/say.ts';
import type { DraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { useDraftPictures } from '#platform/browser/uploads/use-draft-pictures.ts';
import { FilesField } from '#ui/files/files-field.tsx';
import { type ImpactDraft, MAX_PICTURES } from '../../flows/impact-draft.ts';

interface PicturesStepProps {
  form: DraftForm<ImpactDraft>;
}

export function PicturesStep({ form: { draft, change, faultOf, files, uploads, latestPictures } }: PicturesStepProps) {
  const field = useDraftPictures({
    pictures: draft.pictures,
    latest: latestPictures,
    onChange: (pictures) => change({ pictures }),
    files,
    uploads,
    max: MAX_PICTURES,
    sayFull: (name) => say('impacts.picturesStep.wasntAdded', { name, most: MAX_PICTURES }),
  });
  return <FilesField id="pictures" error={faultOf('pictures')} {...field} />;
}
