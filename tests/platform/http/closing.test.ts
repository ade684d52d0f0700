import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createApp } from '#platform/http/create-app.ts';
import { createLogger } from '#platform/logging/logger.ts';

it('a server that is stopping answers the request that is still arriving, and closes its connection', async () => {
  const app = await createApp({
    log: createLogger('silent'),
    trustedProxyHops: 0,
    requestsPerMinute: 1_000,
    handlerTimeoutSeconds: 60,
  });
  app.get('/next', async () => ({ isAnswered: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /next HTTP/1.1\r\nHost: x\r\n');
  await wait(100);

  const closed = app.close();
  await wait(100);
  socket.write('\r\n');
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain('{"isAnswered":true}');
  await closed;
});
