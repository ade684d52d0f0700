import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#platform/server/http/create-app.ts';
import { createLogger } from '#platform/server/logging/logger.ts';

const LATE_MS = 200;
const WINDOW_MS = 300;
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({
    log: createLogger('silent'),
    trustedProxyHops: 0,
    requestsPerMinute: 1_000_000,
    handlerTimeoutSeconds: 5,
    overload: { lateMs: LATE_MS, windowMs: WINDOW_MS },
  });
  app.get('/call', { config: { operationId: 'call' } }, async () => 'answered');
  app.get('/page', async () => 'answered');
  await app.ready();
});

afterAll(() => app.close());

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
const statusOf = async (url: string) => (await app.inject(url)).statusCode;

describe('an overloaded process', () => {
  it('rejects calls while every turn comes late, still serves the page, and answers again afterwards', async () => {
    expect(await statusOf('/call')).toBe(200);
    let status = 200;
    for (let turns = 0; turns < 20 && status === 200; turns++) {
      work(2 * LATE_MS);
      await nextTurn();
      status = await statusOf('/call');
    }
    expect(status).toBe(503);
    const { statusCode, body } = await app.inject('/call');
    expect({ statusCode, ...JSON.parse(body) }).toMatchObject({
      statusCode: 503,
      message: 'The service is busy. Try again in a moment.',
    });
    expect(await statusOf('/page')).toBe(200);
    await expect.poll(() => statusOf('/call'), { timeout: 60_000 }).toBe(200);
  });
});
