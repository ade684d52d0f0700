import { useCallback, useEffect, useRef } from 'react';
import { mediaAltInputBounds } from '#generated/bounds/MediaAltInput.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useLocalAddress } from '#ui/files/use-file-preview.ts';

interface ChosenPictureProps {
  file: Blob;
  alt: string;
  /** Upload progress; null if not uploading. */
  share: number | null;
  isBusy: boolean;
  onDescribe: (alt: string) => void;
  onUse: () => void;
  onDrop: () => void;
}

/** Preview of the crop. */
export function ChosenPicture({ file, alt, share, isBusy, onDescribe, onUse, onDrop }: ChosenPictureProps) {
  const preview = useLocalAddress(useCallback(async () => file, [file]));
  const frame = useRef<HTMLDivElement>(null);
  // The button that opened it is no longer there.
  useEffect(() => frame.current?.focus(), []);
  return (
    <>
      <div className="size-40 shrink-0 overflow-hidden rounded-full border border-line bg-sunken">
        {preview && (
          <img src={preview} alt={say('profiles.chosenPicture.preview')} className="size-full object-cover" />
        )}
      </div>
      <div ref={frame} tabIndex={-1} className="min-w-0 flex-1 basis-72 space-y-4 outline-none">
        <TextField
          name="alt"
          label={say('profiles.chosenPicture.altText')}
          optional
          hint={say('profiles.chosenPicture.altHint')}
          maxLength={mediaAltInputBounds.alt.maxLength}
          autoComplete="off"
          value={alt}
          readOnly={isBusy}
          onChange={({ target }) => onDescribe(target.value)}
        />
        {share !== null && (
          <ContourProgress
            label={say('profiles.chosenPicture.upload')}
            value={Math.round(share * 100)}
            valueText={`${Math.round(share * 100)} %`}
            size="sm"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button pending={isBusy} pendingLabel={say('profiles.chosenPicture.savingPicture')} onClick={onUse}>
            {say('profiles.chosenPicture.confirm')}
          </Button>
          <Button variant="quiet" onClick={onDrop}>
            {say('profiles.chosenPicture.cancel')}
          </Button>
        </div>
      </div>
    </>
  );
}
