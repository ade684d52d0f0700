/** Uploads a draft's pictures one after the other and reports the progress of each. */
import { cancelMediaUpload } from '#generated/media/cancelMediaUpload.gen.ts';
import { deleteMedia } from '#generated/media/deleteMedia.gen.ts';
import { describeMedia } from '#generated/media/describeMedia.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '../calls/api-error.ts';
import { sayWhy } from '../calls/say-failure.ts';
import type { DraftFiles } from './draft-files.ts';
import { type DraftPicture, isToUpload } from './draft-picture.ts';
import { uploadInParts } from './upload-in-parts.ts';

export type UploadStage =
  | { stage: 'waiting' }
  | { stage: 'uploading'; share: number }
  /** The line is broken, and it goes on by itself. */
  | { stage: 'paused'; share: number }
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

  const shareOf = (key: string) => {
    const stage = stages.get(key);
    return stage && 'share' in stage ? stage.share : 0;
  };

  async function send(picture: DraftPicture): Promise<string> {
    const { key, name, mediaId } = picture;
    const alt = wanted.get(key) ?? picture.alt.trim();
    const before = sent.get(key) ?? (mediaId === null ? undefined : { id: mediaId, alt: picture.sentAlt });
    if (before?.alt === alt) {
      show(key, null);
      return before.id;
    }
    if (dropped.has(key)) throw new FileLostError(LOST);
    stopping = new AbortController();
    const { signal } = stopping;
    show(key, { stage: 'uploading', share: before ? 1 : shareOf(key) });
    try {
      const stored = before ?? (await sendFile(await fileOf(files, key, name), { picture, alt, signal }));
      // The alt text may have been changed since an upload whose answer was lost.
      if (stored.alt !== alt) await describeMedia({ path: { id: stored.id }, body: { alt: alt || null }, signal });
      const { id } = stored;
      show(key, null);
      sent.set(key, { id, alt });
      if (dropped.has(key)) forget(id);
      else for (const listener of uploadedListeners) listener(key, { mediaId: id, sentAlt: alt });
      return id;
    } catch (error) {
      show(key, dropped.has(key) ? null : stageAfter(error, shareOf(key)));
      throw error;
    }
  }

  async function sendFile(
    file: File,
    { picture, alt, signal }: { picture: DraftPicture; alt: string; signal: AbortSignal },
  ): Promise<{ id: string; alt: string }> {
    const { key, isUnread = false } = picture;
    const media = await uploadInParts(file, {
      id: key,
      alt,
      // The server would read the position, which may not have been added on purpose.
      isForImpact: isForImpact && !isUnread,
      signal,
      onProgress: (share) => show(key, { stage: 'uploading', share }),
      onPause: () => show(key, { stage: 'paused', share: shareOf(key) }),
    });
    return { id: media.id, alt: media.alt ?? '' };
  }

  return {
    upload: (picture) => {
      const { key, mediaId, alt } = picture;
      if (mediaId !== null && !isToUpload(picture)) return Promise.resolve(mediaId);
      wanted.set(key, alt.trim());
      const name = `${key} ${alt.trim()}`;
      const begun = inFlight.get(name);
      if (begun) return begun;
      if (!isUnderWay(stages.get(key))) show(key, { stage: 'waiting' });
      const sending = last.then(() => send(picture)).finally(() => inFlight.delete(name));
      last = sending.catch(() => undefined);
      inFlight.set(name, sending);
      return sending;
    },
    drop: ({ key, mediaId, url }) => {
      files.drop(key);
      if (isUnderWay(stages.get(key))) stopping.abort();
      show(key, null);
      dropped.add(key);
      if (url !== null) return;
      const id = sent.get(key)?.id ?? mediaId;
      if (id !== null) forget(id);
      else cancel(key);
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

/**
 * Deletes a picture unless it's in use: if the answer to a save was lost, the picture may be part of something by now.
 * An unused picture that is left behind is visible only to its owner.
 */
function forget(id: string): void {
  deleteMedia({ path: { id }, query: { onlyUnused: true } }).catch(() => undefined);
}

/** Removes what has arrived of a file. If that fails, the server does so a day later. */
function cancel(key: string): void {
  cancelMediaUpload({ path: { id: key } }).catch(() => undefined);
}

const isUnderWay = (stage: UploadStage | undefined) => stage?.stage === 'uploading' || stage?.stage === 'paused';

/** Without a connection it's only paused: it goes on when that returns. */
function stageAfter(error: unknown, share: number): UploadStage {
  if (isApiError(error, 'network') && !navigator.onLine) return { stage: 'paused', share };
  if (error instanceof FileLostError) return { stage: 'failed', message: error.message };
  const isRefused = isApiError(error, 'invalid') || isApiError(error, 'refused');
  return { stage: 'failed', message: isRefused ? sayWhy(error) : NO_ANSWER };
}
