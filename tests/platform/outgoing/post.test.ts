import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type PostNeeds, post } from '#platform/server/outgoing/post.ts';
import { RECEIVER_HOST, type Receiver, startReceiver, status } from '../../support/webhooks.ts';

let receiver: Receiver | null = null;
afterEach(async () => {
  await receiver?.close();
  receiver = null;
});

const NEEDS: PostNeeds = {
  allowedHosts: [RECEIVER_HOST],
  resolve: async () => [],
  stopping: new AbortController().signal,
  timeoutMs: 400,
};
const postTo = (url: string, needs: Partial<PostNeeds> = {}) =>
  post({ url, headers: { 'webhook-id': '1' }, body: '{"é":1}' }, { ...NEEDS, ...needs });

async function answeredBy(respond: Receiver['respond'], needs?: Partial<PostNeeds>) {
  receiver = await startReceiver(respond);
  return postTo(receiver.url, needs);
}

describe('post', () => {
  it('sends the body as it is, and keeps the beginning of the answer', async () => {
    const outcome = await answeredBy((response) => response.end(`a\0${'b'.repeat(5_000)}`));
    expect(outcome).toMatchObject({ status: 200, failure: null, answer: `a\ufffd${'b'.repeat(998)}` });
    expect(receiver?.received).toMatchObject([
      { body: '{"é":1}', headers: { 'content-length': '8', 'webhook-id': '1', connection: 'close' } },
    ]);
  });

  it.each([
    [204, null],
    [299, null],
    [304, 'redirect'],
    [400, 'status'],
    [410, 'status'],
    [500, 'status'],
  ])('takes %i for %s', async (code, failure) => {
    expect(await answeredBy(status(code))).toMatchObject({ status: code, failure });
  });

  it('follows no redirect', async () => {
    const target = await startReceiver();
    const outcome = await answeredBy((response) => response.writeHead(307, { location: target.url }).end());
    expect(outcome).toMatchObject({ status: 307, failure: 'redirect' });
    expect(target.received).toEqual([]);
    await target.close();
  });

  it('gives up on a receiver that hangs, before and during its answer', async () => {
    expect(await answeredBy(() => undefined)).toMatchObject({ status: null, failure: 'timeout' });
    await receiver?.close();
    const trickle = await answeredBy((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(timer));
    });
    expect(trickle).toMatchObject({ status: 200, failure: 'timeout', answer: null });
    expect(trickle.tookMs).toBeLessThan(2_000);
  });

  it('reads 64 kB of an answer and no more', async () => {
    const most = await answeredBy((response) => response.end(Buffer.alloc(64 * 1024, 'a')));
    expect(most).toMatchObject({ status: 200, failure: null });
    await receiver?.close();
    const over = await answeredBy((response) => response.end(Buffer.alloc(64 * 1024 + 1, 'a')));
    expect(over).toMatchObject({ status: 200, failure: 'too_large', answer: null });
  });

  it('ends with the process', async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 50);
    await expect(answeredBy(() => undefined, { stopping: stopping.signal })).rejects.toThrow('aborted');
  });

  it('tells why there was no answer', async () => {
    const closed = await startReceiver();
    await closed.close();
    expect(await postTo(closed.url)).toMatchObject({ status: null, failure: 'connection' });
    expect(await answeredBy((response) => response.destroy())).toMatchObject({ status: null, failure: 'connection' });
    expect(await postTo('https://hooks.example.org/')).toMatchObject({ failure: 'unresolved' });
    const never = { resolve: () => new Promise<never>(() => undefined) };
    expect(await postTo('https://hooks.example.org/', never)).toMatchObject({ failure: 'timeout' });
  });

  it('connects nowhere if any address of the name is private, and looks it up once', async () => {
    receiver = await startReceiver();
    const asked: string[] = [];
    const port = new URL(receiver.url).port;
    const resolvesTo = (...addresses: string[]) => ({
      allowedHosts: [],
      resolve: async (name: string) => {
        asked.push(name);
        return addresses;
      },
    });
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], ['::ffff:127.0.0.1']]) {
      const outcome = await postTo(`https://rebound.example:${port}/`, resolvesTo(...addresses));
      expect(outcome).toMatchObject({ status: null, failure: 'address_refused' });
    }
    expect(asked).toEqual(Array(4).fill('rebound.example'));
    expect(receiver.received).toEqual([]);
  });

  it('refuses literal addresses, which no connection looks up', async () => {
    receiver = await startReceiver();
    const port = new URL(receiver.url).port;
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', 'localhost'])
      expect(await postTo(`https://${host}:${port}/`, { allowedHosts: [] })).toMatchObject({
        failure: 'address_refused',
      });
    expect(await postTo(receiver.url, { allowedHosts: [] })).toMatchObject({ failure: 'address_refused' });
    expect(receiver.received).toEqual([]);
  });

  it('connects to a named host by what the system says', async () => {
    const server: Server = createServer((_, response) => response.end('here'));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as { port: number };
    const outcome = await postTo(`http://localhost:${port}/`, { allowedHosts: [`localhost:${port}`] });
    expect(outcome).toMatchObject({ status: 200, failure: null, answer: 'here' });
    server.close();
  });
});
