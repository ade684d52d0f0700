/** A forgotten person's credentials no longer hold, and only their status stays, for anyone who was given one. */
import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { tellAtCommit } from '#platform/server/http/cache/notify.repository.ts';
import { NO_CONTENT } from '../content.ts';
import { CREDENTIALS } from './topics.ts';

export const credentialsErasure: Erasure = {
  erase: async (tx, { id }) => {
    await sql`
      update credentials set content = ${JSON.stringify(NO_CONTENT)}::jsonb, is_shared = false,
        ended_at = coalesce(ended_at, now()), end_reason = coalesce(end_reason, 'erased')
      where user_id = ${id}::uuid`.execute(tx);
    await tellAtCommit(tx, [CREDENTIALS]);
  },
  tables: {
    credentials: { erased: ['content'] },
    credential_milestones: { kept: { name: 'what admins award', description: 'what admins award' } },
    credential_keys: { kept: { public_jwk: 'the community’s own key', sealed_private: 'the community’s own key' } },
  },
};
