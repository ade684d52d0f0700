import { useState } from 'react';
import { say } from '#languages/say.ts';
import type { DraftPicture } from '../uploads/draft-picture.ts';
import { withPosition } from '../uploads/scaling/scale-picture.ts';
import type { AnyDraft } from './draft-form-parts.ts';
import type { DraftForm } from './use-draft-form.ts';

type DraftWithPositions = Pick<AnyDraft, 'pictures' | 'keepsPosition'>;

interface PicturePositions {
  /** Whether the camera has written one into any of the pictures. */
  isThere: boolean;
  isKept: boolean;
  error: string | undefined;
  onKeep: (isKept: boolean) => void;
}

/** Whether the files of a draft's pictures say where they were taken. */
export function usePicturePositions(
  form: Pick<DraftForm<DraftWithPositions>, 'draft' | 'change' | 'files' | 'uploads' | 'preparations' | 'latestDraft'>,
): PicturePositions {
  const { draft, change, files, uploads, preparations, latestDraft } = form;
  const [error, setError] = useState<string>();
  /** What the member has just chosen; the form isn't sent before it's done. */
  const [chosen, setChosen] = useState<boolean | null>(null);

  /** Files that differ are other files for the server, so each gets another key and is uploaded again. */
  async function keep(keepsPosition: boolean): Promise<void> {
    const replaced = new Map<string, DraftPicture>();
    for (const picture of latestDraft().pictures.filter(hasPosition)) {
      const file = await files.read(picture.key);
      if (!file) return setError(say('platform.pictureUploads.fileLost'));
      const key = crypto.randomUUID();
      await files.keep(key, await withPosition(file, keepsPosition ? (picture.position ?? null) : null));
      replaced.set(picture.key, { ...picture, key, mediaId: null, sentAlt: '' });
    }
    const before = latestDraft().pictures;
    // All at once, so that nothing is sent other than as the draft says.
    change({
      keepsPosition,
      pictures: before.map((picture) => {
        const next = replaced.get(picture.key);
        return next ? { ...next, alt: picture.alt } : picture;
      }),
    });
    const after = new Set(latestDraft().pictures.map(({ key }) => key));
    for (const picture of before) if (!after.has(picture.key)) uploads.drop(picture);
    for (const { key } of replaced.values()) if (!after.has(key)) files.drop(key);
    for (const picture of latestDraft().pictures.filter(hasPosition)) uploads.upload(picture).catch(() => undefined);
  }

  return {
    isThere: draft.pictures.some(hasPosition),
    isKept: chosen ?? draft.keepsPosition ?? false,
    error,
    onKeep: (isKept) => {
      setError(undefined);
      setChosen(isKept);
      void preparations.inTurn(() => keep(isKept)).finally(() => setChosen(null));
    },
  };
}

/** One that is on the server since before the draft began has none that is known here. */
const hasPosition = ({ position }: DraftPicture): boolean => position !== undefined;
