/** Uploads a draft's pictures one after the other and reports the progress of each. */
import { deleteMedia } from '#generated/media/deleteMedia.gen.ts';
import { uploadMedia } from '#generated/media/uploadMedia.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '../calls/api-error.ts';
import { sayWhy } from '../calls/say-failure.ts';
import { uploadingFetch } from '../files/upload.ts';
import type { DraftFiles } from './draft-files.ts';
import { type DraftPicture, isToUpload } from './draft-picture.ts';

export type UploadStage =
  | { stage: 'waiting' }
  | { stage: 'uploading'; share: number }
  | { stage: 'failed'; message: string };

export type UploadStages = ReadonlyMap<string, UploadStage>;

export interface PictureUploads {
  /** Resolves with the id on the server, at once if it is uploaded already. */
  upload(picture: DraftPicture): Promise<string>;
  /** Removes a picture, also from the server if this draft uploaded it. */
  drop(picture: DraftPicture): void;
  stages(): UploadStages;
  /** Calls back whenever a stage has changed. */
  subscribe(listener: () => void): () => void;
  onUploaded(listener: UploadedListener): () => void;
}

type UploadedListener = (key: string, changes: Pick<DraftPicture, 'mediaId' | 'sentAlt'>) => void;

const LOST = say('platform.pictureUploads.fileLost');
const NO_ANSWER = say('platform.pictureUploads.failed');

/** @param isForImpact whether judges may learn when and where the pictures were taken. */
export function createPictureUploads(files: DraftFiles, { isForImpact }: { isForImpact: boolean }): PictureUploads {
  let stages: UploadStages = new Map();
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const uploadedListeners = new Set<UploadedListener>();
  const inFlight = new Map<string, Promise<string>>();
  /** The latest alt text of each picture, for uploads that are still queued. */
  const wanted = new Map<string, string>();
  const sent = new Map<string, { id: string; alt: string }>();
  const dropped = new Set<string>();
  let stopping = new AbortController();

  function show(key: string, stage: UploadStage | null): void {
    const next = new Map(stages);
    if (stage) next.set(key, stage);
    else next.delete(key);
    stages = next;
    for (const listener of listeners) listener();
  }

  async function send(picture: DraftPicture): Promise<string> {
    const { key, name } = picture;
    const alt = wanted.get(key) ?? picture.alt.trim();
    const before = sent.get(key);
    if (before?.alt === alt) {
      show(key, null);
      return before.id;
    }
    if (dropped.has(key)) throw new FileLostError(LOST);
    stopping = new AbortController();
    const { signal } = stopping;
    show(key, { stage: 'uploading', share: 0 });
    try {
      const file = await fileOf(files, key, name);
      const id = await sendFile(file, alt, {
        isForImpact,
        signal,
        onProgress: (share) => show(key, { stage: 'uploading', share }),
      });
      show(key, null);
      sent.set(key, { id, alt });
      if (dropped.has(key)) forget(id);
      else for (const listener of uploadedListeners) listener(key, { mediaId: id, sentAlt: alt });
      const former = before?.id ?? picture.mediaId;
      if (former) forget(former);
      return id;
    } catch (error) {
      show(key, dropped.has(key) ? null : { stage: 'failed', message: sayWhyNot(error) });
      throw error;
    }
  }

  return {
    upload: (picture) => {
      const { key, mediaId, alt } = picture;
      if (mediaId !== null && !isToUpload(picture)) return Promise.resolve(mediaId);
      wanted.set(key, alt.trim());
      const name = `${key} ${alt.trim()}`;
      const begun = inFlight.get(name);
      if (begun) return begun;
      if (stages.get(key)?.stage !== 'uploading') show(key, { stage: 'waiting' });
      const sending = last.then(() => send(picture)).finally(() => inFlight.delete(name));
      last = sending.catch(() => undefined);
      inFlight.set(name, sending);
      return sending;
    },
    drop: ({ key, mediaId, url }) => {
      const stage = stages.get(key);
      files.drop(key);
      // The server stores no partial file. It may have stored a complete one, which is deleted once the answer gives
      // its id.
      if (stage?.stage === 'uploading' && stage.share < 1) stopping.abort();
      show(key, null);
      dropped.add(key);
      const id = sent.get(key)?.id ?? mediaId;
      if (id !== null && url === null) forget(id);
    },
    stages: () => stages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onUploaded: (listener) => {
      uploadedListeners.add(listener);
      return () => uploadedListeners.delete(listener);
    },
  };
}

class FileLostError extends Error {
  override readonly name = 'FileLostError';
}

async function fileOf(files: DraftFiles, key: string, name: string): Promise<File> {
  const kept = await files.read(key);
  if (!kept) throw new FileLostError(LOST);
  return new File([kept], name, { type: kept.type });
}

interface Sending {
  isForImpact: boolean;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

async function sendFile(file: File, alt: string, { isForImpact, signal, onProgress }: Sending): Promise<string> {
  const { data } = await uploadMedia({
    body: { files: [file], alts: [alt], ...(isForImpact && { isForImpact }) },
    signal,
    fetch: uploadingFetch(onProgress),
  });
  const [media] = data.data.media;
  if (!media) throw new Error('The upload was answered without a file');
  return media.id;
}

/**
 * Deletes a picture unless it's in use: if the answer to a save was lost, the picture may be part of something by now.
 * An unused picture that is left behind is visible only to its owner.
 */
function forget(id: string): void {
  deleteMedia({ path: { id }, query: { onlyUnused: true } }).catch(() => undefined);
}

function sayWhyNot(error: unknown): string {
  if (error instanceof FileLostError) return error.message;
  return isApiError(error, 'invalid') || isApiError(error, 'refused') ? sayWhy(error) : NO_ANSWER;
}
