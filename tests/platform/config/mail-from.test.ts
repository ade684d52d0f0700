import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';

describe('MAIL_FROM', () => {
  it.each([
    'no-reply@groundswell.example',
    'Groundswell <no-reply@groundswell.example>',
    'St. John’s Côte <no-reply@groundswell.example>',
    '"Groundswell, Inc." <no-reply@groundswell.example>',
  ])('may be %s', (value) => {
    expect(readConfig({ MAIL_FROM: value }).mailFrom).toBe(value);
  });

  it.each([
    'not an address',
    'Groundswell',
    'no-reply@',
    '<no-reply@groundswell.example>',
    'Groundswell <no-reply>',
    'Groundswell no-reply@groundswell.example',
    'Groundswell, Inc. <no-reply@groundswell.example>',
    'one@groundswell.example, two@groundswell.example',
    'Groundswell\nBcc: all <no-reply@groundswell.example>',
  ])('may not be %j', (value) => {
    expect(() => readConfig({ MAIL_FROM: value })).toThrow(
      'MAIL_FROM: expected an address like no-reply@groundswell.example or Groundswell <no-reply@groundswell.example>',
    );
  });
});
