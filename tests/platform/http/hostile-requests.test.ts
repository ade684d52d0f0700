/** Request smuggling: a server that parses these differently from its proxy can be made to confuse requests. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform/server/http/create-app.ts';

const SECOND = 'GET /second HTTP/1.1\r\nHost: x\r\n\r\n';
/** Length of `0\r\n\r\n` and the second request. */
const BOTH_LENGTH = 5 + SECOND.length;

let app: FastifyInstance;
const seen: string[] = [];

beforeAll(async () => {
  app = await createApp({
    log: pino({ level: 'silent' }),
    trustedProxyHops: 1,
    requestsPerMinute: 1_000,
    handlerTimeoutSeconds: 60,
    stalledAfterMs: 100,
  });
  app.post('/first', (request) => ({ from: request.ip }));
  app.get('/second', (request) => {
    seen.push(request.url);
    return {};
  });
  app.get('/endless', (_request, reply) => reply.type('application/octet-stream').send(Readable.from(endless())));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

async function open(): Promise<Socket> {
  const { port } = new URL(app.listeningOrigin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** @returns everything received before the server disconnected. */
async function send(raw: string): Promise<string> {
  const socket = await open();
  socket.write(raw, 'latin1');
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

const post = (headers: readonly string[], body: string) =>
  `POST /first HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
const chunked = (body: string) => post(['Transfer-Encoding: chunked'], body);
const both = (encoding: string) => post([`Content-Length: ${BOTH_LENGTH}`, encoding], `0\r\n\r\n${SECOND}`);

const SMUGGLED: readonly (readonly [name: string, raw: string])[] = [
  ['a length and an encoding', both('Transfer-Encoding: chunked')],
  [
    'an encoding and a shorter length',
    post(['Content-Length: 4', 'Transfer-Encoding: chunked'], `2\r\n{}\r\n0\r\n\r\n${SECOND}`),
  ],
  ['an unknown encoding', both('Transfer-Encoding: xchunked')],
  ['an encoding behind a tab', both('Transfer-Encoding:\tchunked')],
  ['an encoding behind a vertical tab', both('Transfer-Encoding: \x0bchunked')],
  ['an encoding that is not the last', both('Transfer-Encoding: chunked, identity')],
  ['an encoding with a parameter', both('Transfer-Encoding: chunked;x=1')],
  ['a space before the colon', both('Transfer-Encoding : chunked')],
  ['a folded header', both('Transfer-Encoding:\r\n chunked')],
  ['a header behind a bare carriage return', both('X: y\rTransfer-Encoding: chunked')],
  ['a header behind a bare line feed', both('X: y\nTransfer-Encoding: chunked')],
  ['a NUL in a header', both('X: a\0b')],
  ['two lengths', post(['Content-Length: 2', `Content-Length: ${2 + SECOND.length}`], `{}${SECOND}`)],
  ['a signed length', post(['Content-Length: +2'], `{}${SECOND}`)],
  ['a length in hexadecimal', post(['Content-Length: 0x2'], `{}${SECOND}`)],
  ['a list of lengths', post(['Content-Length: 2, 2'], `{}${SECOND}`)],
  ['a length beyond every number', post(['Content-Length: 99999999999999999999'], `{}${SECOND}`)],
  ['a chunk that ends in a line feed', chunked(`2\n{}\n0\n\n${SECOND}`)],
  ['a chunk with an extension that ends in a line feed', chunked(`2;\n{}\r\n0\r\n\r\n${SECOND}`)],
  ['a chunk of a size in another notation', chunked(`0x2\r\n{}\r\n0\r\n\r\n${SECOND}`)],
  ['a chunk of a size beyond every number', chunked(`fffffffffffffffff\r\n{}\r\n0\r\n\r\n${SECOND}`)],
  ['lines that end in a line feed', 'GET /second HTTP/1.1\nHost: x\n\n'],
  ['no host', 'GET /second HTTP/1.1\r\n\r\n'],
  ['a version of its own', 'GET /second HTTP/1.2\r\nHost: x\r\n\r\n'],
];

describe('an ambiguous request', () => {
  it.each(SMUGGLED)('is refused, and nothing smuggled behind it runs: %s', async (_name, raw) => {
    const answer = await send(raw);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(seen).toEqual([]);
  });
});

describe('the address of a caller behind a proxy', () => {
  it.each([
    ['as the proxy adds it', ['203.0.113.9'], '203.0.113.9'],
    ['whatever the caller sends', ['198.51.100.1, 203.0.113.9'], '203.0.113.9'],
    ['also as headers of their own', ['198.51.100.1', '203.0.113.9'], '203.0.113.9'],
  ])('is the one the proxy saw, %s', async (_how, values, address) => {
    const headers = values.map((value) => `X-Forwarded-For: ${value}`);
    const others = ['X-Real-IP: 198.51.100.2', 'Forwarded: for=198.51.100.3', 'Connection: close', 'Content-Length: 2'];
    expect(await send(post([...headers, ...others], '{}'))).toContain(`{"from":"${address}"}`);
  });
});

describe('a client that stops reading', () => {
  it('is disconnected', async () => {
    const socket = await open();
    const ended = new Promise((resolve) =>
      app.server.once('request', (_request, response) => response.once('close', resolve)),
    );
    socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n');
    await ended;
    socket.destroy();
  });
});
