import type { Passkey } from '#generated/types.gen.ts';
import type { StoredPasskey } from './passkeys.repository.ts';

export const presentPasskey = ({ id, credentialId, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  credentialId,
  name,
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
