/**
 * Answers that are the same for every visitor: revalidated by ETag, compressed once, and storable by proxies. Others are
 * revalidated by what a member's own device keeps.
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

export interface PublicAnswer {
  readonly type: string;
  readonly body: Buffer;
  /** Identifies the body. */
  readonly tag: string;
  /** The encodings that clients have requested so far. */
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/** A body below this size fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;
/** Higher levels take much longer, and the bytes they save aren't worth it on answers that live for a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: 1 } };
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify(gzip),
};

export function publicAnswer(type: string, text: string | Buffer): PublicAnswer {
  const body = unpooledCopy(typeof text === 'string' ? Buffer.from(text) : text);
  return { type, body, tag: tagOf(body), encoded: new Map() };
}

const tagOf = (body: string | Buffer): string => hash('sha256', body, 'base64url').slice(0, 27);

/**
 * Copies the bytes to memory of their own: Node.js cuts small buffers from blocks of 64 KiB, and a cached one would
 * keep its whole block alive.
 */
function unpooledCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

interface SendOptions {
  /** Default: 200. */
  status?: number;
  cacheControl: string;
  vary: string;
}

/** Sends 304 without a body if the client already has the answer. */
export async function sendPublicAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
  { cacheControl, vary, status = 200 }: SendOptions,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, answer);
  const body = encoding && (await encode(answer, encoding));
  const etag = encoding ? `"${answer.tag}-${encoding}"` : `"${answer.tag}"`;
  reply.header('etag', etag).header('cache-control', cacheControl).header('vary', vary);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(answer.type)
    .send(body ?? answer.body);
}

/** Sends 304 without a body if the reader's device already has the answer, which nothing in between may store. */
export function sendOwnAnswer(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): FastifyReply {
  const etag = `"${tagOf(body)}"`;
  // Weak, since the body is compressed afterwards.
  reply.header('etag', `W/${etag}`);
  return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

function encodingFor({ headers }: FastifyRequest, { body }: PublicAnswer): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || body.length < MIN_COMPRESSED_BYTES) return null;
  const chosen = negotiate(accepted, ['br', 'gzip']);
  return chosen === 'br' || chosen === 'gzip' ? chosen : null;
}

function encode(answer: PublicAnswer, encoding: Encoding): Promise<Buffer> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const encoded = compressors[encoding](answer.body).then(unpooledCopy);
  answer.encoded.set(encoding, encoded);
  // Don't cache a failure: the next client tries again.
  encoded.catch(() => answer.encoded.delete(encoding));
  return encoded;
}

/** A proxy that compresses the response makes its tag weak. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * The `cache-control` for proxies. @param cacheMs how long answers are cached here. @param isCached whether this one was.
 */
export function cacheControlFor(cacheMs: number, isCached: boolean): string {
  // An answer from our cache must not be cached again elsewhere, or its lifetime would count twice. Others may be for a
  // second at most, since a proxy isn't notified of changes.
  const seconds = isCached || cacheMs < 1000 ? 0 : 1;
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
}

/** A shared cache would give one reader's cookies to the next, so a response that sets some is private. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const caching = String(reply.getHeader('cache-control') ?? '');
    if (!reply.hasHeader('set-cookie') || /private|no-store/.test(caching)) return;
    // What a browser may do stays the same.
    reply.header('cache-control', caching.includes('no-cache') ? 'private, no-cache' : 'private, no-store');
  });
}

/** Marks every response as private that isn't declared public, or that sets cookies. */
export function defaultToPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control') || reply.hasHeader('set-cookie')) {
      reply.header('cache-control', 'private, no-store');
    }
    done(null, payload);
  });
}
