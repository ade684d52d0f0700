import { describe, expect, it, vi } from 'vitest';
import { createAccessTokens } from '#domains/auth/server/sessions/access-tokens.ts';

const SECRET = Buffer.alloc(32, 7);
const HOLDER = { userId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', sessionId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e42' };
const tokens = createAccessTokens([SECRET], 900);

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
    const { accessToken } = await createAccessTokens([Buffer.alloc(32, 8)], 900).sign(HOLDER);
    await expect(tokens.verify(accessToken)).rejects.toMatchObject({ message: 'Token Invalid' });
  });

  it('are read while the key before is still accepted', async () => {
    const { accessToken } = await tokens.sign(HOLDER);
    const changed = createAccessTokens([Buffer.alloc(32, 8), SECRET], 900);
    expect(await changed.verify(accessToken)).toEqual(HOLDER);
    const { accessToken: next } = await changed.sign(HOLDER);
    await expect(tokens.verify(next)).rejects.toMatchObject({ message: 'Token Invalid' });
  });

  it('are told to have expired', async () => {
    const { accessToken } = await createAccessTokens([SECRET], -120).sign(HOLDER);
    await expect(tokens.verify(accessToken)).rejects.toMatchObject({ message: 'Token Expired' });
  });

  it('expire after they were read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { accessToken, expiresAt } = await tokens.sign(HOLDER);
      expect(await tokens.verify(accessToken)).toEqual(HOLDER);
      vi.setSystemTime(expiresAt.getTime() - 1);
      expect(await tokens.verify(accessToken)).toEqual(HOLDER);
      vi.setSystemTime(expiresAt);
      await expect(tokens.verify(accessToken)).rejects.toMatchObject({ message: 'Token Expired' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('are invalid when changed after they were read', async () => {
    const { accessToken } = await tokens.sign(HOLDER);
    await tokens.verify(accessToken);
    const [header, , signature] = accessToken.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: HOLDER.userId, sid: 'another' })).toString('base64url');
    await expect(tokens.verify([header, claims, signature].join('.'))).rejects.toMatchObject({
      message: 'Token Invalid',
    });
  });
});
