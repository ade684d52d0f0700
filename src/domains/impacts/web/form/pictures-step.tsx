import type { DraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import { useDraftPictures } from '#platform/browser/uploads/use-draft-pictures.ts';
import { FilesField } from '#ui/files/files-field.tsx';
import { MOST_PICTURES } from '../../flows/impact-draft.ts';
import type { FormDesk } from './form-desk.ts';
import type { StepProps } from './step-props.ts';

interface PicturesStepProps extends StepProps {
  desk: FormDesk;
  latest: () => readonly DraftPicture[];
}

export function PicturesStep({ draft: { pictures }, change, faultOf, desk, latest }: PicturesStepProps) {
  const field = useDraftPictures({
    pictures,
    latest,
    onChange: (next) => change({ pictures: next }),
    files: desk.files,
    uploads: desk.uploads,
    most: MOST_PICTURES,
    whyFull: `an impact can have up to ${MOST_PICTURES}.`,
  });
  return <FilesField id="media" error={faultOf('media')} {...field} />;
}
