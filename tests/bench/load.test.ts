import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { drive } from './load.ts';
import { readPeer } from './peer.ts';

const BRIEF = { atOnce: 4, warmUpMs: 20, countedMs: 50 };

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return `http://127.0.0.1:${address.port}/list`;
}

it('drives a list with so many calls at once, and counts what comes after the warm-up', async () => {
  let [requests, underWay, most] = [0, 0, 0];
  const url = await serve((_request, response) => {
    requests += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    setImmediate(() => {
      underWay -= 1;
      response.end('twelve bytes');
    });
  });
  let warmedUpAfter = 0;
  const answers = await drive(url, BRIEF, () => {
    warmedUpAfter = requests;
  });
  expect(answers).toMatchObject({ bytes: 12, times: expect.any(Array) });
  expect(warmedUpAfter).toBeGreaterThanOrEqual(BRIEF.atOnce);
  expect(answers.times).toHaveLength(requests - warmedUpAfter);
  expect(most).toBeLessThanOrEqual(BRIEF.atOnce);
});

it('stops at an answer that isn’t the list', async () => {
  const url = await serve((_request, response) => response.writeHead(503).end());
  await expect(drive(url, BRIEF, () => undefined)).rejects.toThrow('answered 503');
});

it('reads the peer and its processes from the arguments', () => {
  expect(readPeer(['--cpu'])).toBeNull();
  expect(readPeer(['--peer', 'http://127.0.0.1:4567/api/recent', '--pid', '12,34'])).toEqual({
    url: 'http://127.0.0.1:4567/api/recent',
    pids: [12, 34],
  });
  expect(() => readPeer(['--peer', 'recent'])).toThrow('needs the address of a list');
  expect(() => readPeer(['--peer', 'http://127.0.0.1/', '--pid', 'node'])).toThrow('needs process ids');
});
