/** Serves files: public ones to everyone, others only by signed address. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DOWNLOAD_TIMEOUT_MS } from '#platform/server/http/files/downloads.ts';
import { sendStored } from '#platform/server/http/files/stored-file.ts';
import type { ByteRange } from '#platform/server/storage/byte-range.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { MINUTE_MS } from '#platform/shared/moment.ts';
import {
  isDocumentFile,
  isMediaFile,
  isMediaId,
  MEDIA_ROUTE,
  type MediaSigner,
  type Signature,
  storageKey,
} from './file-addresses.ts';
import { findFileName, findFileState } from './media.repository.ts';
import { noFile } from './policy.ts';
import { downloadName } from './upload/documents.ts';
import { type FilesNeeds, isPublic } from './uses.ts';

interface FileRouteNeeds extends FilesNeeds {
  storage: Storage;
  signer: MediaSigner;
}

/**
 * A file never changes, but can be hidden or deleted. So a browser revalidates it after a day, and shared caches, which
 * serve it to people who never saw it, after five minutes. Revalidating a file that is still public costs a lookup and
 * no bytes (304), but a page with dozens of pictures would do that for each of them, so browsers have a whole day. No
 * page shows a hidden file anyway: only its address leads to a browser's cached copy.
 */
const PUBLIC_CACHING = 'public, max-age=86400, s-maxage=300, must-revalidate';
/** A private file can be hidden at any time from those who were given its address, so each use asks. */
const SIGNED_CACHING = 'private, no-cache';
/** A page shows dozens of pictures at once. */
const FILES_PER_MINUTE = 6000;

export function serveFiles(app: FastifyInstance, needs: FileRouteNeeds): void {
  const { db, storage, signer } = needs;
  const cachingFor = async (id: string, given: Signature): Promise<string> => {
    const signed = signer.read(id, given);
    const found = signed && (await findFileState(db, id));
    if (found && (signed.isHidden || !found.isHidden)) return SIGNED_CACHING;
    if (await isPublic(needs, id)) return PUBLIC_CACHING;
    throw noFile();
  };

  app.get<{ Params: { id: string; file: string }; Querystring: Signature }>(
    MEDIA_ROUTE,
    { handlerTimeout: DOWNLOAD_TIMEOUT_MS, config: { rateLimit: { max: FILES_PER_MINUTE, timeWindow: MINUTE_MS } } },
    async (request, reply) => {
      const { id, file } = request.params;
      if (!isMediaId(id) || !isMediaFile(file)) throw noFile();
      const cacheControl = await cachingFor(id, request.query);
      if (isDocumentFile(file)) {
        const name = await findFileName(db, id);
        if (name === undefined) throw noFile();
        describeDocument(reply, downloadName(name));
      } else {
        reply.type('image/webp').header('content-disposition', 'inline');
      }
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      const find = (range: ByteRange | null) => storage.find(storageKey(id, file), range);
      // A file is never rewritten, so its address is enough of an ETag.
      const isFound = await sendStored(request, reply, { etag: `"${id}/${file}"`, cacheControl, find });
      if (!isFound) throw noFile();
      return reply;
    },
  );
}

function describeDocument(reply: FastifyReply, name: string): void {
  const ascii = name.replaceAll(/[^\w .-]/g, '_');
  const coded = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, percentCoded);
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${coded}`);
}

const percentCoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
