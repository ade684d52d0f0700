/** Serves the pictures of the community's look. Their addresses contain a hash, so that they never change. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ExpiringCache } from '#platform/server/expiring-cache.ts';
import { type PublicAnswer, publicAnswer, sendPublicAnswer } from '#platform/server/http/cache/public-answer.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';
import { type Icon, isIcon, LOOK_PATH } from '#platform/shared/look-addresses.ts';
import { drawIcon } from './draw-icon.ts';
import { findLookPicture } from './look-pictures.repository.ts';

const CACHING = 'public, max-age=31536000, immutable';
/** Even if an SVG had something to run or load, nothing would. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FILE = /^[\w-]{22}\.(svg|png|jpg)$/;
const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };
/** Both marks in all sizes, and those that they replace. */
const MAX_KEPT = 40;

export function serveLook(app: FastifyInstance, { db }: { db: Db }): void {
  const kept = new ExpiringCache<string, PublicAnswer>({ max: MAX_KEPT });
  const oneByOne = limitConcurrency(1);

  const make = async (file: string, icon: Icon | null): Promise<PublicAnswer> => {
    const [, ending = ''] = FILE.exec(file) ?? [];
    const content = ending === '' ? null : await findLookPicture(db, file);
    if (!content || (icon && ending === 'jpg')) throw notFound(say('failures.nothingHere'));
    if (icon) return publicAnswer('image/png', await oneByOne(() => drawIcon(content, icon)));
    return publicAnswer(TYPES[ending] ?? '', content);
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, file: string, icon: Icon | null) => {
    const key = `${file} ${icon}`;
    let answer = kept.get(key);
    if (!answer) {
      answer = await make(file, icon);
      kept.set(key, answer);
    }
    reply.header('content-security-policy', POLICY);
    return await sendPublicAnswer(request, reply, answer, { cacheControl: CACHING, vary: 'accept-encoding' });
  };

  app.get<{ Params: { file: string } }>(`${LOOK_PATH}:file`, (request, reply) =>
    send(request, reply, request.params.file, null),
  );
  app.get<{ Params: { file: string; icon: string } }>(`${LOOK_PATH}:file/:icon`, async (request, reply) => {
    const { file, icon } = request.params;
    if (!isIcon(icon)) throw notFound(say('failures.nothingHere'));
    return send(request, reply, file, icon);
  });
}
