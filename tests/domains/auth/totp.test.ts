import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, makeRecoveryCodes } from '#domains/auth/server/factors/recovery-codes.ts';
import { codeOf, isAppCode, judgeAppCode, stepAt, toBase32 } from '#domains/auth/server/factors/totp.ts';

const secret = Buffer.from('12345678901234567890');
const now = Date.UTC(2026, 10, 29, 3, 0, 10);
const current = stepAt(now);
const codeAfter = (steps: number) => codeOf(secret, current + steps);

describe('a code of an app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is as in RFC 6238, %i seconds after 1970', (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
  });

  it.each([-1, 0, 1])('is right %i steps from now', (steps) => {
    expect(judgeAppCode(secret, codeAfter(steps), { lastStep: 0, now })).toEqual({
      is: 'right',
      step: current + steps,
    });
  });

  it.each([-10, -2, 2, 10])('is recognized as mistimed %i steps from now', (steps) => {
    expect(judgeAppCode(secret, codeAfter(steps), { lastStep: 0, now })).toEqual({ is: 'mistimed' });
  });

  it('is wrong further away', () => {
    for (const steps of [-11, 11]) {
      expect(judgeAppCode(secret, codeAfter(steps), { lastStep: 0, now })).toEqual({ is: 'wrong' });
    }
  });

  it('is accepted once, and none before it afterwards', () => {
    const judge = (steps: number) => judgeAppCode(secret, codeAfter(steps), { lastStep: current, now }).is;
    expect([-1, 0, 1].map(judge)).toEqual(['used', 'used', 'right']);
    const later = now + 150_000;
    expect(judgeAppCode(secret, codeAfter(0), { lastStep: current, now: later })).toEqual({ is: 'used' });
  });

  it('has six digits and nothing else', () => {
    expect(['123456', '12345', '1234567', '12345a', '１２３４５６', '123456\n'].map(isAppCode)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
  });

  it('is made from a secret in Base32', () => {
    expect(toBase32(Buffer.from('foobarfoob'))).toBe('MZXW6YTBOJTG633C');
  });
});

describe('recovery codes', () => {
  it('are ten different ones', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  });

  it('are recognized however they are typed', () => {
    const hash = hashRecoveryCode('0a1b-2c3d-4e5f-6g7h');
    for (const typed of ['0A1B2C3D4E5F6G7H', ' oalb 2c3d–4e5f 6g7h ', 'Oa1b-2c3d-4e5f-6g7h']) {
      expect(hashRecoveryCode(typed)).toEqual(hash);
    }
    expect(hashRecoveryCode('0a1b-2c3d-4e5f-6g7j')).not.toEqual(hash);
    expect(hashRecoveryCode('0a1b-2c3d')).toBeNull();
  });
});
