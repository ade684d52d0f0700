/** Stores a picture in the browser, uploads it and adds it to the draft. */
import type { DraftFiles } from '#platform/browser/uploads/draft-files.ts';
import type { DraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import type { PictureUploads } from '#platform/browser/uploads/picture-uploads.ts';

/** @param signal aborts and removes a finished upload. @returns its id on the server. */
export type AddPicture = (file: File, alt: string, signal: AbortSignal) => Promise<string>;

interface AddPictureNeeds {
  files: DraftFiles;
  uploads: PictureUploads;
  note: (picture: DraftPicture) => void;
}

export function createAddPicture({ files, uploads, note }: AddPictureNeeds): AddPicture {
  return async (file, alt, signal) => {
    const key = crypto.randomUUID();
    const picture: DraftPicture = { key, kind: 'picture', name: file.name, alt, mediaId: null, sentAlt: '', url: null };
    const drop = () => uploads.drop(picture);
    signal.addEventListener('abort', drop);
    try {
      await files.keep(key, file);
      signal.throwIfAborted();
      const mediaId = await uploads.upload(picture);
      signal.throwIfAborted();
      note({ ...picture, mediaId, sentAlt: alt });
      return mediaId;
    } finally {
      signal.removeEventListener('abort', drop);
    }
  };
}
