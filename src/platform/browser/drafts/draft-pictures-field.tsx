import { useEffect, useEffectEvent } from 'react';
import { FilesField } from '#ui/files/files-field.tsx';
import type { AnyDraft } from './draft-form-parts.ts';
import type { DraftForm } from './use-draft-form.ts';
import { type DraftPicturesOptions, useDraftPictures } from './use-draft-pictures.ts';

interface DraftPicturesFieldProps extends DraftPicturesOptions {
  form: DraftPicturesOptions['form'] & Pick<DraftForm<AnyDraft>, 'faultOf'>;
  /** Offers a phone's camera first. */
  hasCamera?: boolean;
  /** Files from elsewhere, which are added once. */
  offered?: readonly File[];
}

const NONE: readonly File[] = [];

export function DraftPicturesField({ form, max, sayFull, hasCamera, offered = NONE }: DraftPicturesFieldProps) {
  const pictures = useDraftPictures({ form, max, sayFull });
  const add = useEffectEvent((files: readonly File[]) => pictures.onAdd([...files]));
  useEffect(() => {
    if (offered.length > 0) add(offered);
  }, [offered]);
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
