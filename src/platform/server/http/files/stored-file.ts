/** Sends a stored file: all of it, a range, or 304 if the browser already has it (RFC 9110). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, parseRange, RangeNotSatisfiableError } from '../../storage/byte-range.ts';
import type { StoredFile } from '../../storage/storage.ts';

interface SendOptions {
  /** A strong one: the same tag always means the same bytes. */
  etag: string;
  /** The `cache-control` of content or of a 304; a failure must not be cached like the file. */
  cacheControl: string;
  find: (range: ByteRange | null) => Promise<StoredFile | null>;
}

/** Call it once the caller may see the file. @returns false if there is none. */
export async function sendStored(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, cacheControl, find }: SendOptions,
): Promise<boolean> {
  if (matchesEtag(headers['if-none-match'], etag)) {
    reply.headers({ etag, 'cache-control': cacheControl }).code(304).send();
    return true;
  }
  // If the file may have changed, a range of it is no use, so send all of it.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  try {
    const stored = await find(isSame ? parseRange(headers.range) : null);
    if (!stored) return false;
    const { bytes, range } = stored;
    if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.end}/${bytes}`);
    reply
      .headers({ etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' })
      .header('content-length', range ? range.end - range.first + 1 : bytes)
      .send(stored.read());
    return true;
  } catch (error) {
    if (!(error instanceof RangeNotSatisfiableError)) throw error;
    reply.code(416).header('content-range', `bytes */${error.bytes}`).send();
    return true;
  }
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  const given = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes(etag);
}
