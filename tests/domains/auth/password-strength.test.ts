import { describe, expect, it } from 'vitest';
import { findPasswordFault } from '../../../src/domains/auth/password-strength.ts';

const PERSONAL = ['amina.diallo@example.org', 'Amina', 'Diallo'];

describe('findPasswordFault', () => {
  it.each([
    'seven-herons-over-the-delta',
    'correct horse battery staple',
    'zK9#vQ2!mX7@pL4$',
    'ἄνδρα μοι ἔννεπε μοῦσα',
  ])('takes one that is hard to guess: %s', (password) => expect(findPasswordFault(password, PERSONAL)).toBeNull());

  it.each([
    ['elevenchars', 'Use at least 12 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['password1234', 'This is easy to guess. Use several words that do not belong together.'],
    ['qwertyuiop[]', 'This is easy to guess. Use several words that do not belong together.'],
    ['123456789012345678901234', 'This is easy to guess. Use several words that do not belong together.'],
    ['amina.diallo@example.org', 'Leave out your name and your e-mail address.'],
    ['AminaDiallo2025', 'Leave out your name and your e-mail address.'],
  ])('says how to mend %s', (password, fault) => expect(findPasswordFault(password, PERSONAL)).toBe(fault));
});
