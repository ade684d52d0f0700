/** Failures are short and in the envelope, however long the request is. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitErrors, shortMessage } from '#platform/server/http/error-handler.ts';
import { createClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { headersOf } from '../../support/uploads.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function post(path: string, body: string, contentType: string) {
  const headers = { ...(await headersOf(createClient(server.origin))), 'content-type': contentType };
  const response = await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body });
  return { status: response.status, told: await response.text() };
}

/** Sends the path unencoded; fetch would encode it. */
async function get(path: string): Promise<{ status: number | undefined; told: string }> {
  return new Promise((resolve, reject) => {
    request(`${server.origin}`, { path })
      .once('error', reject)
      .once('response', (response) =>
        text(response).then((told) => resolve({ status: response.statusCode, told }), reject),
      )
      .end();
  });
}

describe('a refusal', () => {
  it('reports at most twenty errors, in 4 kB, known fields first', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 12_000 }, (_, index) => [`unknown-${index}`, 1]));
    const { status, told } = await post('/login', JSON.stringify({ ...unknown, email: 'x' }), 'application/json');
    const { errors } = JSON.parse(told);
    expect([status, errors.length]).toEqual([422, 20]);
    expect(Buffer.byteLength(told)).toBeLessThanOrEqual(4096);
    expect(
      errors
        .slice(0, 2)
        .map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['email', 'password']);
  });

  it('stays within 4 kB with names of maximum length', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`${'ё'.repeat(100)}${index}`, 1]));
    const { status, told } = await post('/login', JSON.stringify(unknown), 'application/json');
    expect(status).toBe(422);
    expect(Buffer.byteLength(told)).toBeLessThanOrEqual(4096);
    expect(JSON.parse(told).errors.length).toBeGreaterThan(5);
  });

  it('respects the contract’s lengths', () => {
    const [fault] = limitErrors([{ field: 'f'.repeat(300), message: 'm'.repeat(600) }]);
    expect([fault?.field.length, fault?.message.length]).toEqual([200, 500]);
    expect(shortMessage('🌊'.repeat(400))).toHaveLength(500);
    expect(shortMessage({ email: 'm'.repeat(600) })).toEqual({ email: expect.stringMatching(/^m{499}…$/) });
  });
});

describe('a refusal by the router', () => {
  const envelope = (status: number, code: string) => ({ status, code, message: expect.any(String) });

  it('of an overlong address is 414 in the envelope', async () => {
    const { status, told } = await get(`/api/impact/${'x'.repeat(2_000)}`);
    expect(status).toBe(414);
    expect(JSON.parse(told)).toEqual(envelope(414, 'payload_too_large'));
  });

  it('of overlong headers is 431 in the envelope', async () => {
    const { status, told } = await get(`/api/impact?search=${'x'.repeat(20_000)}`);
    expect(status).toBe(431);
    expect(JSON.parse(told)).toEqual(envelope(431, 'payload_too_large'));
  });

  it('of an invalid address is 404 in the envelope', async () => {
    const { status, told } = await get('/api/impact/%zz');
    expect(status).toBe(404);
    expect(JSON.parse(told)).toEqual(envelope(404, 'not_found'));
  });

  it.each(['text/plain', 'application/xml', 'nonsense'])(
    'of another content type is 415 in the envelope: %s',
    async (type) => {
      const { status, told } = await post('/login', 'email=x', type);
      expect(status).toBe(415);
      expect(JSON.parse(told)).toEqual(envelope(415, 'media_type_unsupported'));
    },
  );
});
