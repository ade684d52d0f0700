import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://groundswell.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(PRODUCTION);
});
afterAll(() => server.close());

describe('in production', () => {
  it('has no mailbox page', async () => {
    for (const path of ['/dev/mail', '/dev/mail.css']) {
      const response = await fetch(server.origin + path, { headers: { accept: 'application/json' } });
      expect(await response.text()).not.toContain('Emails on this machine');
      expect(response.headers.get('content-type')).not.toContain('css');
    }
  });

  it('answers the same for known and unknown email addresses', async () => {
    expect(server.config.authErrors).toBe('private');
  });

  it('sets secure cookies, and HSTS', async () => {
    // The call is refused because it has no cookies, and the refusal sets them.
    const response = await fetch(`${server.origin}/api/login`, { method: 'POST' });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('Secure');
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('refuses metrics without a token, even from this machine', async () => {
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    const proxied = await fetch(`${server.origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(proxied.status).toBe(404);
  });

  it('returns metrics with the token', async () => {
    const token = 'figures-for-the-operator';
    const watched = await startTestServer({ ...PRODUCTION, METRICS_TOKEN: token });
    onTestFinished(() => watched.close());
    const ask = (authorization: string) => fetch(`${watched.origin}/metrics`, { headers: { authorization } });
    expect((await ask('Bearer wrong')).status).toBe(404);
    expect(await (await ask(`Bearer ${token}`)).text()).toContain('http_request_duration_seconds');
  });
});
