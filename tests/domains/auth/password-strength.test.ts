import { describe, expect, it } from 'vitest';
import { findPasswordFault } from '#domains/auth/password-strength.ts';

const PERSONAL = ['amina.diallo@example.org', 'Amina', 'Diallo'];

describe('findPasswordFault', () => {
  it.each([
    'seven-herons-over-the-delta',
    'correct horse battery staple',
    'zK9#vQ2!mX7@pL4$',
    'ἄνδρα μοι ἔννεπε μοῦσα',
  ])('accepts a strong password: %s', (password) => expect(findPasswordFault(password, PERSONAL)).toBeNull());

  it.each([
    ['elevenchars', 'Use at least 12 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['password1234', 'This is easy to guess. Use a few unrelated words.'],
    ['qwertyuiop[]', 'This is easy to guess. Use a few unrelated words.'],
    ['123456789012345678901234', 'This is easy to guess. Use a few unrelated words.'],
    ['amina.diallo@example.org', 'Don’t use your name or email address.'],
    ['AminaDiallo2025', 'Don’t use your name or email address.'],
  ])('says how to fix %s', (password, fault) => expect(findPasswordFault(password, PERSONAL)).toBe(fault));
});
