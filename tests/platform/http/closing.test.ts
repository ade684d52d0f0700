import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '#platform/server/http/create-app.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { createLogger } from '#platform/server/logging/logger.ts';

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

it('a body that comes slowly after its call was refused loses its connection; one that comes at once does not', async () => {
  const app = await createApp({
    log: createLogger('silent'),
    trustedProxyHops: 0,
    requestsPerMinute: 1_000,
    handlerTimeoutSeconds: 60,
    restOfBodyMs: 300,
  });
  onTestFinished(() => app.close());
  const refuse = async () => {
    throw forbidden('not_allowed', 'No.');
  };
  app.post('/refused', { onRequest: refuse }, async () => ({}));
  // The process asks itself without a connection, which has nothing to close.
  expect((await app.inject({ method: 'POST', url: '/refused', payload: {} })).statusCode).toBe(403);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  // What is still on its way when the server closes makes a reset of it, which is as good: only `close` is waited for.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = 'POST /refused HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n';
  const count = () => answers.match(/HTTP\/1\.1 403/g)?.length ?? 0;
  socket.write(`${head}{"a":"bc"`);
  await wait(100);
  socket.write('}');
  await wait(600);
  expect([count(), socket.closed]).toEqual([1, false]);
  const began = performance.now();
  socket.write(`${head}{`);
  const trickle = setInterval(() => socket.write(' '), 100);
  await closed;
  clearInterval(trickle);
  expect(count()).toBe(2);
  expect(performance.now() - began).toBeLessThan(900);
});
