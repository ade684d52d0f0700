import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { mediaAltInputBounds } from '#generated/bounds/MediaAltInput.gen.ts';
import { say } from '#languages/say.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { findPictureFault } from '#platform/browser/uploads/check-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useLocalAddress } from '#ui/files/use-file-preview.ts';
import type { AddPicture } from './add-picture.ts';
import { DECORATIVE_HINT } from './decorative.ts';
import type { FigureAttributes } from './figure.ts';
import { PictureInput } from './picture-input.tsx';

interface PictureDialogProps {
  /** A dropped or pasted file. */
  file: File | null;
  /** The picture being edited; null for a new one. */
  before: FigureAttributes | null;
  upload: AddPicture;
  onKeep: (picture: FigureAttributes) => void;
  onClose: () => void;
}

const NOTHING_SAID = say('news.pictureDialog.altMissing');

/** Adds or edits a picture in the text. Alt text is required unless it's decorative. Closing cancels the upload. */
export function PictureDialog({ file: given, before, upload, onKeep, onClose }: PictureDialogProps) {
  const formId = useId();
  const { file, fault, choose } = useCheckedPicture(given);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [isTried, setIsTried] = useState(false);
  const [sending, setSending] = useState<'no' | 'underWay' | { failed: string }>('no');
  const read = useCallback(async () => file, [file]);
  const preview = useLocalAddress(file ? read : null);
  const [isDecorative, setIsDecorative] = useState(before?.alt === '');
  const words = isDecorative ? '' : alt.trim();
  const isUnsaid = words === '' && !isDecorative;
  const givingUp = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    givingUp.current = controller;
    return () => controller.abort();
  }, []);

  async function keep(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (isUnsaid || (!before && !file)) return;
    if (before) return onKeep({ ...before, alt: words });
    if (!file) return;
    setSending('underWay');
    const { signal } = givingUp.current;
    try {
      const mediaId = await upload(file, words, signal);
      if (!signal.aborted) onKeep({ mediaId, alt: words });
    } catch (error) {
      if (!signal.aborted) setSending({ failed: sayWhy(error) });
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={before ? say('news.pictureDialog.editTitle') : say('news.pictureDialog.picture')}
      actions={
        <Button
          type="submit"
          form={formId}
          pending={sending === 'underWay'}
          pendingLabel={say('news.pictureDialog.uploading')}
        >
          {before ? say('news.pictureDialog.saveDescription') : say('news.pictureDialog.insertPicture')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void keep(event)} className="space-y-5">
        {!before && (
          <PictureInput
            id="textPicture"
            file={file}
            preview={preview}
            error={fault ?? (isTried && !file ? say('news.pictureDialog.pictureMissing') : undefined)}
            onChoose={choose}
          />
        )}
        {!isDecorative && (
          <TextArea
            name="textPictureAlt"
            label={say('news.pictureDialog.altText')}
            hint={say('news.pictureDialog.altHint')}
            rows={2}
            maxLength={mediaAltInputBounds.alt.maxLength}
            autoFocus={before !== null}
            value={alt}
            error={isTried && isUnsaid ? NOTHING_SAID : undefined}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
        <Checkbox
          name="isTextPictureDecorative"
          label={say('news.pictureDialog.decorative')}
          hint={DECORATIVE_HINT}
          checked={isDecorative}
          onChange={({ target }) => setIsDecorative(target.checked)}
        />
        {typeof sending === 'object' && (
          <Notice tone="danger" isLive title={say('news.pictureDialog.failed')}>
            {sending.failed}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

interface OnePicture {
  file: File | null;
  /** Why the last one was rejected. */
  fault: string | undefined;
  choose: (file: File) => void;
}

/** Checks a file's content before uploading. */
function useCheckedPicture(given: File | null): OnePicture {
  const [file, setFile] = useState(given);
  const [fault, setFault] = useState<string>();
  return {
    file,
    fault,
    choose: (chosen) =>
      void findPictureFault(chosen).then((found) => {
        setFault(found);
        if (found === undefined) setFile(chosen);
      }),
  };
}
