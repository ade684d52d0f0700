/** Uploads a file in parts, and goes on by itself from where it stopped when the line breaks. */
import { getMediaUpload } from '#generated/media/getMediaUpload.gen.ts';
import { uploadMediaPart } from '#generated/media/uploadMediaPart.gen.ts';
import type { Media } from '#generated/types.gen.ts';
import { toHex } from '#platform/shared/to-hex.ts';
import { isApiError } from '../calls/api-error.ts';
import { uploadingFetch } from '../files/upload.ts';

interface Sending {
  /** Stands for the file: sent again, it's the same file on the server. */
  id: string;
  alt: string;
  isForImpact?: boolean;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** The line broke. It goes on when the next progress is told. */
  onPause?: () => void;
}

const KIB = 1024;
/** At 64 kbit/s, two seconds: a line that breaks every ten has time for some. */
const MIN_PART = 16 * KIB;
const FIRST_PART = 32 * KIB;
const MAX_PART = KIB ** 2;
/** A part that arrived faster was small for the line, one that took longer large. */
const FAST_MS = 1_500;
const SLOW_MS = 4_000;
/** A line that carries nothing for so long is dead, although nobody has said so. */
const STALLED_MS = 30_000;
/** The pauses after breaks in a row. Any progress starts them again, and after the last it's up to the person. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 7_000];
const MAKING_MS = 1_500;

/** @throws {ApiError} if it's refused, or the line stays broken. */
export async function uploadInParts(file: File, sending: Sending): Promise<Media> {
  const { id, signal, onProgress, onPause } = sending;
  const sha256 = await hashOf(file);
  let size = FIRST_PART;
  let breaks = 0;
  let received: number | null = null;
  for (;;) {
    const line = watchLine(signal);
    try {
      received ??= (await getMediaUpload({ path: { id }, signal: line.signal })).data.data.received;
      const start: number = received;
      const part = new File([file.slice(start, start + size)], file.name);
      const began = performance.now();
      const { data } = await uploadMediaPart({
        path: { id },
        body: { part, offset: start, bytes: file.size, sha256, ...restOf(sending) },
        signal: line.signal,
        fetch: uploadingFetch((share) => {
          line.alive();
          onProgress((start + part.size * share) / file.size);
        }),
      });
      const state = data.data;
      if (state.media) return state.media;
      if (state.received > start) breaks = 0;
      // All has arrived, and another request is still making the file.
      if (state.received === file.size) await pause(MAKING_MS, signal);
      size = nextSize(size, performance.now() - began);
      received = state.received;
    } catch (error) {
      signal.throwIfAborted();
      const wait = PAUSES_MS[breaks];
      if (!(line.signal.aborted || isBroken(error)) || wait === undefined || !navigator.onLine) throw error;
      onPause?.();
      breaks += 1;
      size = Math.max(MIN_PART, size / 2);
      received = null;
      await pause(wait, signal);
    } finally {
      line.leave();
    }
  }
}

const restOf = ({ alt, isForImpact }: Sending) => ({ ...(alt && { alt }), ...(isForImpact && { isForImpact }) });

function nextSize(size: number, tookMs: number): number {
  if (tookMs < FAST_MS) return Math.min(MAX_PART, size * 2);
  return tookMs > SLOW_MS ? Math.max(MIN_PART, size / 2) : size;
}

/** Whether there was no answer, or one that says to try later. */
const isBroken = (error: unknown) => isApiError(error, 'network') || isApiError(error, 'server');

/** Aborts with the signal given, and by itself when nothing moves. */
function watchLine(signal: AbortSignal) {
  const stalled = new AbortController();
  const watch = () => setTimeout(() => stalled.abort(), STALLED_MS);
  let timer = watch();
  return {
    signal: AbortSignal.any([signal, stalled.signal]),
    alive: () => {
      clearTimeout(timer);
      timer = watch();
    },
    leave: () => clearTimeout(timer),
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

const hashOf = async (file: File): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
