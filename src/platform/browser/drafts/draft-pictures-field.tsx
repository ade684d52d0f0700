import { FilesField } from '#ui/files/files-field.tsx';
import type { AnyDraft } from './draft-form-parts.ts';
import type { DraftForm } from './use-draft-form.ts';
import { type DraftPicturesOptions, useDraftPictures } from './use-draft-pictures.ts';

interface DraftPicturesFieldProps extends DraftPicturesOptions {
  form: DraftPicturesOptions['form'] & Pick<DraftForm<AnyDraft>, 'faultOf'>;
  /** Offers a phone's camera first. */
  hasCamera?: boolean;
}

export function DraftPicturesField({ form, max, sayFull, hasCamera }: DraftPicturesFieldProps) {
  const pictures = useDraftPictures({ form, max, sayFull });
  return (
    <FilesField
      id="pictures"
      isOnePicture={max === 1}
      hasCamera={hasCamera}
      error={form.faultOf('pictures')}
      {...pictures}
    />
  );
}
