import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { uploadLookPicture } from '#generated/settings/uploadLookPicture.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { findLookFault, LOOK_TYPES, type LookUse } from '../../look-pictures.ts';

interface PictureSlotProps {
  use: LookUse;
  label: string;
  disabled: boolean;
  onUploaded: (file: string) => void;
  /** Left out where there is nothing to remove. */
  onRemove?: (() => void) | undefined;
  removal?: ReactNode;
}

/** Uploads a picture as soon as it's chosen, so that it's seen as everyone will see it before it's saved. */
export function PictureSlot({ use, label, disabled, onUploaded, onRemove, removal }: PictureSlotProps) {
  const [fault, setFault] = useState<string | undefined>();
  const upload = useMutation({
    mutationFn: (file: File) => uploadLookPicture({ body: { use, file } }),
    onSuccess: ({ data }) => onUploaded(data.data.file),
  });
  const { isPending } = upload;
  const failure = fault ?? (upload.isError ? sayFailed(say('settings.look.uploadFailed'), upload.error) : undefined);

  function choose(file: File) {
    upload.reset();
    const found = findLookFault(use, { type: file.type, bytes: file.size });
    setFault(found);
    if (found === undefined) upload.mutate(file);
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={classNames(
            'inline-flex min-h-11 cursor-pointer items-center rounded-md border border-control bg-raised px-5 font-semibold transition-colors hover:bg-selected',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            (disabled || isPending) && 'cursor-default opacity-55',
          )}
        >
          {isPending ? say('settings.look.uploading') : label}
          <input
            type="file"
            accept={LOOK_TYPES[use].join(',')}
            disabled={disabled || isPending}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) choose(file);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
        </label>
        {onRemove && (
          <Button variant="quiet" size="sm" off={disabled || isPending} onClick={onRemove}>
            {removal}
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <Notice tone="danger" isLive className="mt-3">
          {failure}
        </Notice>
      )}
    </div>
  );
}
