import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform/server/http/create-app.ts';

const PROXY = '192.0.2.1';

async function createAnswering(trustedProxyHops: number) {
  const app = await createApp({
    log: pino({ level: 'silent' }),
    trustedProxyHops,
    requestsPerMinute: 1_000,
    handlerTimeoutSeconds: 60,
  });
  app.get('/ip', ({ ip }) => ({ ip }));
  return app;
}

let apps: Awaited<ReturnType<typeof createAnswering>>[];

beforeAll(async () => {
  apps = await Promise.all([0, 1, 2].map(createAnswering));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

async function ipOf(forwarded: string, hops = 1): Promise<string> {
  const headers = { 'x-forwarded-for': forwarded };
  const answer = await apps[hops]?.inject({ url: '/ip', remoteAddress: PROXY, headers });
  return answer?.json().ip;
}

describe('the address of a request', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:4711', '198.51.100.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['203.0.113.1, 198.51.100.7:4711', '198.51.100.7'],
    ['198.51.100.7:4711,', '198.51.100.7'],
  ])('is what the proxy wrote, without a port: %s', async (forwarded, ip) => {
    expect(await ipOf(forwarded)).toBe(ip);
  });

  it.each(['unknown', 'client-1', '198.51.100.7:x', '198.51.100.999:80', '[client]:80', '198.51.100.7, _hidden', ','])(
    'is the proxy’s own if that is no address: %s',
    async (forwarded) => {
      expect(await ipOf(forwarded)).toBe(PROXY);
    },
  );

  it('is found behind two proxies', async () => {
    expect(await ipOf('junk, 203.0.113.1:80, 198.51.100.7:81', 2)).toBe('203.0.113.1');
    expect(await ipOf('203.0.113.1, junk, 198.51.100.7', 2)).toBe(PROXY);
  });

  it('is the connection’s without a proxy', async () => {
    expect(await ipOf('198.51.100.7', 0)).toBe(PROXY);
  });
});
