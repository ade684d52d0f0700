/** Messages signed by the package of Standard Webhooks, which isn't ours. */
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { type ReceivedWebhook, verifyWebhook, WebhookError } from '#client/index.ts';

const SECRET = `whsec_${Buffer.from('thirty-two bytes of a tidal pool').toString('base64')}`;
const NEXT_SECRET = `whsec_${Buffer.from('and thirty-two bytes of a lagoon').toString('base64')}`;
const NOW = new Date('2026-03-01T12:00:00Z');
const EVENT = { type: 'impact.verified', data: { title: 'A forêt of mangroves 🌱' } };

const secondsFromNow = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** A message as the server sends it. */
function message(sentAt = NOW, secrets = [SECRET]): ReceivedWebhook {
  const [id, body] = ['msg_01', JSON.stringify(EVENT)];
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
  return { body, headers, secret: SECRET, now: NOW };
}

const withHeader = (name: string, value: string | undefined): ReceivedWebhook => {
  const { headers, ...rest } = message();
  return { ...rest, headers: { ...(headers as Record<string, string>), [name]: value } };
};

describe('verifyWebhook', () => {
  it.each([
    ['as Node.js gives its headers', message()],
    [
      'as `fetch` gives its headers',
      { ...message(), headers: new Headers(message().headers as Record<string, string>) },
    ],
    ['with headers in other case', { ...message(), headers: inUpperCase(message().headers) }],
    ['five minutes old', message(secondsFromNow(-300))],
    ['from a clock that is five minutes ahead', message(secondsFromNow(300))],
    ['with a second signature', message(NOW, [NEXT_SECRET, SECRET])],
    ['with one of two secrets', { ...message(NOW, [NEXT_SECRET]), secret: [SECRET, NEXT_SECRET] }],
    ['with a signature of another kind as well', withHeader('webhook-signature', `v1a,AAAA ${signatureOf(message())}`)],
    ['with a secret without its beginning', { ...message(), secret: SECRET.replace('whsec_', '') }],
  ])('returns the event of a message %s', async (_, received) => {
    expect(await verifyWebhook(received)).toEqual(EVENT);
  });

  it.each([
    ['with another body', { ...message(), body: `${message().body} ` }, 'No signature is right.'],
    ['with another id', withHeader('webhook-id', 'msg_02'), 'No signature is right.'],
    ['with another secret', { ...message(), secret: NEXT_SECRET }, 'No signature is right.'],
    [
      'whose time was changed',
      withHeader('webhook-timestamp', String(NOW.getTime() / 1000 - 1)),
      'No signature is right.',
    ],
    ['whose signature is no base64', withHeader('webhook-signature', 'v1,*'), 'No signature is right.'],
    ['that is too old', message(secondsFromNow(-301)), 'The message is too old.'],
    ['from the future', message(secondsFromNow(301)), 'The message is from the future.'],
    ['without an id', withHeader('webhook-id', undefined), 'The header webhook-id is missing.'],
    ['without a time', withHeader('webhook-timestamp', ''), 'The header webhook-timestamp is missing.'],
    ['without a signature', withHeader('webhook-signature', undefined), 'The header webhook-signature is missing.'],
    ['whose time is a word', withHeader('webhook-timestamp', 'noon'), 'The header webhook-timestamp is no time.'],
  ])('refuses a message %s', async (_, received, reason) => {
    await expect(verifyWebhook(received)).rejects.toThrow(new WebhookError(reason));
  });

  it('says that a secret is none', async () => {
    await expect(verifyWebhook({ ...message(), secret: 'whsec_*' })).rejects.toThrow(
      'The secret isn’t one of a webhook.',
    );
    await expect(verifyWebhook({ ...message(), secret: '' })).rejects.toThrow(TypeError);
  });
});

function inUpperCase(headers: ReceivedWebhook['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), String(value)]));
}

const signatureOf = ({ headers }: ReceivedWebhook): string =>
  (headers as Record<string, string>)['webhook-signature'] ?? '';
