import { useCallback, useState, useSyncExternalStore } from 'react';
import { newsInputBounds } from '#generated/bounds/NewsInput.gen.ts';
import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { findPictureFault } from '#platform/browser/uploads/check-file.ts';
import type { DraftFiles } from '#platform/browser/uploads/draft-files.ts';
import type { DraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import type { PictureUploads } from '#platform/browser/uploads/picture-uploads.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useLocalAddress } from '#ui/files/use-file-preview.ts';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { DECORATIVE_HINT } from '../rich-text/decorative.ts';
import { PictureInput } from '../rich-text/picture-input.tsx';

interface CoverFieldProps extends DraftFields<NewsDraft> {
  files: DraftFiles;
  uploads: PictureUploads;
  /** Reads the current values, which may change while a file loads. */
  latest: () => readonly DraftPicture[];
}

/** The cover picture. It uploads at once, so that saving is quick. */
export function CoverField({ draft, files, uploads, faultOf, field, change, latest }: CoverFieldProps) {
  const [refused, setRefused] = useState<string>();
  const focusAfter = useFocusAfter(draft.cover);
  const stages = useSyncExternalStore(uploads.subscribe, uploads.stages);
  const cover = draft.pictures.find(({ key }) => key === draft.cover);
  const local = cover !== undefined && cover.url === null;
  const coverKey = cover?.key ?? '';
  const { read } = files;
  const readCover = useCallback(() => read(coverKey), [read, coverKey]);
  const preview = useLocalAddress(local ? readCover : null);
  const stage = stages.get(coverKey);

  async function choose(file: File) {
    const fault = await findPictureFault(file);
    setRefused(fault);
    if (fault !== undefined) return;
    const key = crypto.randomUUID();
    await files.keep(key, file);
    const picture: DraftPicture = {
      key,
      kind: 'picture',
      name: file.name,
      alt: '',
      mediaId: null,
      sentAlt: '',
      url: null,
    };
    const others = latest().filter((one) => one.key !== draft.cover);
    change({ cover: key, isCoverDecorative: false, pictures: [...others, picture] });
    upload(picture);
  }

  function upload(picture: DraftPicture) {
    // The error is shown next to the field.
    uploads.upload(picture).catch(() => undefined);
  }

  function remove() {
    focusAfter(() => document.getElementById('cover'));
    // It stays if the text uses it too; otherwise saving drops it.
    const isInText = cover?.mediaId != null && draft.content.includes(cover.mediaId);
    if (cover && !isInText) uploads.drop(cover);
    change({
      cover: null,
      coverAlt: '',
      isCoverDecorative: false,
      pictures: latest().filter(({ key }) => isInText || key !== coverKey),
    });
  }

  return (
    <div className="space-y-4">
      <PictureInput
        id="cover"
        file={cover ?? null}
        preview={cover?.url ?? preview}
        error={refused ?? faultOf('cover')}
        onChoose={(file) => void choose(file)}
      />
      {stage?.stage === 'uploading' && (
        <ContourProgress
          label={say('news.coverField.uploading')}
          value={Math.round(stage.share * 100)}
          size="sm"
          className="h-8"
        />
      )}
      {stage?.stage === 'paused' && <p className="text-sm text-muted">{say('ui.fileCard.pausedHint')}</p>}
      {stage?.stage === 'failed' && cover && (
        <div role="alert" className="border-s-4 border-danger ps-4">
          <p className="text-sm font-semibold text-danger-ink">{stage.message}</p>
          <Button variant="quiet" size="sm" onClick={() => upload(cover)} className="mt-1 -ms-3">
            {say('news.coverField.tryAgain')}
          </Button>
        </div>
      )}
      {cover && (
        <>
          {!draft.isCoverDecorative && (
            <TextArea
              {...field('coverAlt')}
              label={say('news.coverField.altText')}
              hint={say('news.coverField.altHint')}
              rows={2}
              maxLength={newsInputBounds.imagesAlt.maxLength}
            />
          )}
          <Checkbox
            name="isCoverDecorative"
            label={say('news.coverField.decorative')}
            hint={DECORATIVE_HINT}
            checked={draft.isCoverDecorative}
            onChange={({ target }) => change({ isCoverDecorative: target.checked })}
          />
          <Button variant="quiet" size="sm" onClick={remove} className="-ms-3">
            {say('news.coverField.removePicture')}
          </Button>
        </>
      )}
    </div>
  );
}
