import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PasswordStrength } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { type Client, createClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** All that the registration form knows of a person. */
const KNOWN = ['amina.diallo@example.org', 'Amina', 'Diallo', 'Ouagadougou'];
const KNOWN_WORDS = 'Don’t build it from your name, email address or place, this site’s name or a year.';
const LEAKED = say('auth.failures.leakedPassword');
const EASY = 'This is easy to guess. Use a few unrelated words.';

let server: TestServer;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
});
afterAll(() => server.close());

const judge = (password: string, known?: string[]) =>
  visitor.post<PasswordStrength>('/password/strength', { password, ...(known && { known }) });

describe('judgePassword', () => {
  it.each([
    'seven-herons-over-the-delta',
    'correct horse battery staple',
    'zK9#vQ2!mX7@pL4$',
    'ἄνδρα μοι ἔννεπε μοῦσα',
  ])('accepts a strong password: %s', async (password) => {
    const { status, body } = await judge(password, KNOWN);
    expect({ status, fault: body.data.fault }).toEqual({ status: 200, fault: null });
  });

  it.each([
    ['password1234', LEAKED],
    ['password1234!', EASY],
    ['qwertyuiop[]', EASY],
    ['123456789012345678901234', EASY],
    ['amina.diallo@example.org', KNOWN_WORDS],
    ['AminaDiallo2025', KNOWN_WORDS],
    ['Groundswell2026', KNOWN_WORDS],
    ['Ouagadougou1987', KNOWN_WORDS],
  ])('says how to fix %s', async (password, fault) => {
    expect((await judge(password, KNOWN)).body.data.fault).toBe(fault);
  });

  it('needs no names', async () => {
    expect((await judge('AminaDiallo2025')).body.data.fault).toBeNull();
  });

  it.each(['elevenchars', 'x'.repeat(129)])('takes only the lengths of a password: %s', async (password) => {
    expect((await judge(password, KNOWN)).status).toBe(422);
  });
});
