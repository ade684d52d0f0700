import fastify from 'fastify';
import { expect, it } from 'vitest';
import { publicAnswer, sendPublicAnswer } from '#platform/server/http/cache/public-answer.ts';

it('keeps no more memory than its bytes, compressed or not', async () => {
  const answer = publicAnswer('text/plain', 'a river garden '.repeat(100));
  const app = fastify();
  app.get('/', (request, reply) => sendPublicAnswer(request, reply, answer, { cacheControl: 'public', vary: '' }));
  for (const encoding of ['br', 'gzip']) await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  const kept = [answer.body, ...(await Promise.all(answer.encoded.values()))];
  expect(kept).toHaveLength(3);
  expect(kept.map(({ buffer }) => buffer.byteLength)).toEqual(kept.map(({ length }) => length));
});
