import { describe, expect, it } from 'vitest';
import { createAccessTokens } from '#domains/auth/server/access-tokens.ts';

const SECRET = Buffer.alloc(32, 7);
const HOLDER = { userId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', sessionId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e42' };
const tokens = createAccessTokens(SECRET, 900);

describe('access tokens', () => {
  it('are read back', async () => {
    const { accessToken } = await tokens.sign(HOLDER);
    expect(await tokens.verify(accessToken)).toEqual(HOLDER);
  });

  it.each(['', 'a.b', 'a.b.c', 'e30.e30.e30', '....', 'eyJhbGciOiJub25lIn0.e30.'])(
    'are invalid when malformed: %j',
    async (text) => {
      await expect(tokens.verify(text)).rejects.toMatchObject({ message: 'Token Invalid' });
    },
  );

  it('are invalid when another key signed them', async () => {
    const { accessToken } = await createAccessTokens(Buffer.alloc(32, 8), 900).sign(HOLDER);
    await expect(tokens.verify(accessToken)).rejects.toMatchObject({ message: 'Token Invalid' });
  });

  it('are told to have expired', async () => {
    const { accessToken } = await createAccessTokens(SECRET, -120).sign(HOLDER);
    await expect(tokens.verify(accessToken)).rejects.toMatchObject({ message: 'Token Expired' });
  });
});
