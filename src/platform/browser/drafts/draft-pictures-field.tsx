import { FilesField } from '#ui/files/files-field.tsx';
import type { AnyDraft } from './draft-form-parts.ts';
import type { DraftForm } from './use-draft-form.ts';
import { type DraftPicturesOptions, useDraftPictures } from './use-draft-pictures.ts';

interface DraftPicturesFieldProps extends DraftPicturesOptions {
  form: DraftPicturesOptions['form'] & Pick<DraftForm<AnyDraft>, 'faultOf'>;
}

export function DraftPicturesField({ form, max, sayFull }: DraftPicturesFieldProps) {
  const pictures = useDraftPictures({ form, max, sayFull });
  return <FilesField id="pictures" isOnePicture={max === 1} error={form.faultOf('pictures')} {...pictures} />;
}
