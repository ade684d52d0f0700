import { expect, it } from 'vitest';
import { sayFailed, sayWhy } from '#platform/browser/calls/say-failure.ts';
import { toApiError } from '#platform/browser/calls/to-api-error.ts';
import { networkError } from '#platform/browser/page/load-code.ts';

const answered = (status: number, body: unknown) => toApiError(body, 'GET /council', new Response(null, { status }));

it('repeats the server’s own words', () => {
  const slow = { status: 429, code: 'too_many_requests', message: 'Too many attempts. Wait 20 seconds and try again.' };
  const busy = { status: 503, code: 'unavailable', message: 'The service is busy. Try again in a moment.' };
  expect(sayWhy(answered(429, slow))).toBe(slow.message);
  expect(sayWhy(answered(503, busy))).toBe(busy.message);
  expect(sayWhy(answered(409, { status: 409, message: 'This email address is taken.' }))).toBe(
    'This email address is taken.',
  );
});

it('joins the messages of fields', () => {
  const errors = [
    { field: 'title', message: 'Enter a title.' },
    { field: 'title', message: 'Use letters.' },
  ];
  const body = { status: 422, code: 'validation_failed', message: 'Some fields need your attention.', errors };
  expect(sayWhy(answered(422, body))).toBe('Enter a title. Use letters.');
  expect(sayWhy(answered(422, { ...body, errors: [] }))).toBe(body.message);
});

it('doesn’t show what a proxy says in place of the server', () => {
  const ours = 'Something went wrong on our side. Try again later.';
  expect(sayWhy(answered(502, '<h1>Bad Gateway</h1>'))).toBe(ours);
  expect(sayWhy(answered(500, { message: 'upstream' }))).toBe(ours);
  expect(sayWhy(answered(200, new Error('unexpected value')))).toBe(ours);
});

it('blames the connection if there was no answer', () => {
  const error = networkError('GET /council', new TypeError('Failed to fetch'));
  expect(sayFailed('We couldn’t load this council.', error)).toBe(
    'We couldn’t load this council. Check your connection and try again.',
  );
  // Such as a failed import.
  expect(sayWhy(new TypeError('Failed to fetch'))).toBe('Check your connection and try again.');
});
