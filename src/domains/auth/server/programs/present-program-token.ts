import type { ProgramToken } from '#generated/types.gen.ts';
import type { StoredToken } from './program-tokens.repository.ts';

export const presentProgramToken = (token: StoredToken): ProgramToken => ({
  id: token.id,
  name: token.name,
  ending: token.ending,
  scopes: token.scopes,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: token.lastUsedFrom,
});
