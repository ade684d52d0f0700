import { describe, expect, it } from 'vitest';
import { findPlainFault } from '#domains/auth/password-rules.ts';

const KNOWN = ['amina.diallo@example.org', 'Amina', 'Diallo'];

describe('findPlainFault', () => {
  it.each([
    ['elevenchars', 'Use at least 12 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['amina.diallo@example.org', 'Don’t use your name or email address.'],
    ['AminaDiallo2025', 'Don’t use your name or email address.'],
  ])('says how to fix %s', (password, fault) => expect(findPlainFault(password, KNOWN)).toBe(fault));

  it('leaves to the server how easy the rest is to guess', () => {
    expect(findPlainFault('password1234', KNOWN)).toBeNull();
  });
});
