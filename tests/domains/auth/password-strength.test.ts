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

  it('answers fast for the worst texts, for the server has one thread', () => {
    const worst = [
      '4@8(3€61!|1¢0$5+7%2'.repeat(7),
      'qwertyuiop[]asdfghjkl;1qaz2wsx3edc'.repeat(4),
      '1234567890'.repeat(13),
    ];
    for (const text of worst) {
      const password = text.slice(0, 128);
      findPasswordFault(password, PERSONAL);
      const times = [1, 2, 3, 4, 5].map(() => {
        const before = process.cpuUsage();
        findPasswordFault(password, PERSONAL);
        return process.cpuUsage(before).user / 1000;
      });
      // Without the bounds on what is looked at it takes 600 ms and more.
      expect(Math.min(...times)).toBeLessThan(200);
    }
  });
});
