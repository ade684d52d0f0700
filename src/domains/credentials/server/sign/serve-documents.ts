/** What a verifier reads to check a credential: the issuer's keys, and which credentials no longer hold. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import {
  cacheControlFor,
  type PublicAnswer,
  publicAnswer,
  sendPublicAnswer,
} from '#platform/server/http/cache/public-answer.ts';
import type { VisitorCache } from '#platform/server/http/cache/visitor-cache.ts';
import { notFound } from '#platform/server/http/failure.ts';
import type { CredentialNeeds } from '../needs.ts';
import { CREDENTIALS } from '../topics.ts';
import { writeDidDocument, writeJwks } from './issuer.ts';
import { listPublishedKeys } from './issuer-keys.ts';
import { statusPathOf, writeStatusList } from './status-list.ts';

type Needs = Pick<CredentialNeeds, 'db' | 'keys' | 'config'>;

interface Caching {
  cache: VisitorCache;
  /** Milliseconds. */
  cacheMs: number;
}

/** Less than 2^53 / the size of a list. */
const LIST = /^(0|[1-9]\d{0,8})$/;

export function serveCredentialDocuments(app: FastifyInstance, needs: Needs, { cache, cacheMs }: Caching): void {
  const origin = needs.config.publicOrigin;
  const serve = (
    path: string,
    write: (request: FastifyRequest<{ Params: { list?: string } }>) => Promise<PublicAnswer>,
  ): void => {
    app.get<{ Params: { list?: string } }>(path, async (request, reply) => {
      const { answer, isCached } = await cache.read(request.url.split('?')[0] ?? path, [CREDENTIALS], () =>
        write(request),
      );
      return send(request, reply, answer, cacheControlFor(cacheMs, isCached));
    });
  };
  serve('/.well-known/did.json', async () =>
    publicAnswer('application/did+json', JSON.stringify(writeDidDocument(origin, await listPublishedKeys(needs)))),
  );
  serve('/.well-known/jwks.json', async () =>
    publicAnswer('application/jwk-set+json', JSON.stringify(writeJwks(origin, await listPublishedKeys(needs)))),
  );
  serve(statusPathOf(':list'), async ({ params: { list = '' } }) => {
    const written = LIST.test(list) ? await writeStatusList(needs, Number(list), new Date()) : null;
    if (written === null) throw notFound(say('credentials.failures.notFound'));
    return publicAnswer('application/vc+jwt', written);
  });
}

/** Pages of any website may check a credential. */
const send = (request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer, cacheControl: string) =>
  sendPublicAnswer(request, reply.header('access-control-allow-origin', '*'), answer, {
    cacheControl,
    vary: 'accept-encoding',
  });
