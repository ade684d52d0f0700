import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';

/** The sender's keys of RFC 8291's example, and another public one. */
const PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const PRIVATE = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const OTHER = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

describe('the keys for push services', () => {
  it('are a pair, or none', () => {
    expect(readConfig({}).vapid).toBeNull();
    expect(readConfig({ VAPID_PUBLIC_KEY: PUBLIC, VAPID_PRIVATE_KEY: PRIVATE }).vapid).toEqual({
      publicKey: PUBLIC,
      privateKey: PRIVATE,
    });
  });

  it.each([
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PUBLIC }],
    ['VAPID_PUBLIC_KEY', { VAPID_PRIVATE_KEY: PRIVATE }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: OTHER, VAPID_PRIVATE_KEY: PRIVATE }],
    ['VAPID_PRIVATE_KEY', { VAPID_PUBLIC_KEY: PUBLIC, VAPID_PRIVATE_KEY: 'too-short' }],
  ])('stop the start otherwise, naming %s and no value', (name, env) => {
    expect(() => readConfig(env)).toThrow(`${name}: expected`);
    expect(() => readConfig(env)).not.toThrow(PRIVATE);
  });

  it('come with whom to ask', () => {
    expect(readConfig({ MAIL_FROM: 'Us <us@example.org>' }).vapidSubject).toBe('mailto:us@example.org');
    expect(readConfig({ VAPID_SUBJECT: 'https://example.org/' }).vapidSubject).toBe('https://example.org/');
  });
});
