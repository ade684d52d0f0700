import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';

/** Nothing can reach the addresses that take the place of invited ones. */
const NOBODY = sql<string>`'invited-' || id || '@erased.invalid'`;

export const authErasure: Erasure = {
  erase: async (tx, { id, email }) => {
    await tx.deleteFrom('identities').where('user_id', '=', id).execute();
    await tx.deleteFrom('mail_links').where('user_id', '=', id).execute();
    await tx.deleteFrom('mail_refusals').where('user_id', '=', id).execute();
    // Someone else may have asked for the address.
    await sql`
      delete from email_changes
      where user_id = ${id}::uuid or new_email = ${email}::citext and confirmed_at is null`.execute(tx);
    await sql`
      delete from personal_invitations where user_id = ${id}::uuid or inviter_id = ${id}::uuid`.execute(tx);
    await tx.deleteFrom('registrations').where('user_id', '=', id).execute();
    await tx.deleteFrom('factors').where('user_id', '=', id).execute();
    await tx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
    await tx.deleteFrom('passkeys').where('user_id', '=', id).execute();
    await tx.deleteFrom('passkey_challenges').where('user_id', '=', id).execute();
    await tx.deleteFrom('program_tokens').where('user_id', '=', id).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute();
    await sql`
      delete from mail_links l using invitations i
      where l.invitation_id = i.id
        and (i.email = ${email}::citext or i.invited_by = ${id}::uuid and i.accepted_by is null)`.execute(tx);
    // Those who accepted an invitation of this person know it as theirs.
    await sql`
      update invitations set email = ${NOBODY}, organization_name = null, expires_at = least(expires_at, now())
      where email = ${email}::citext or accepted_by = ${id}::uuid
        or invited_by = ${id}::uuid and accepted_by is null`.execute(tx);
  },
  tables: {
    identities: 'deleted',
    sessions: 'deleted',
    refresh_tokens: 'deleted',
    mail_links: 'deleted',
    personal_invitations: 'deleted',
    registrations: 'deleted',
    factors: 'deleted',
    recovery_codes: 'deleted',
    passkeys: 'deleted',
    passkey_challenges: 'deleted',
    program_tokens: 'deleted',
    program_origins: { kept: { origin: 'names a website, not a person' } },
    email_changes: 'deleted',
    mail_refusals: 'deleted',
    email_change_links: 'deleted',
    external_sign_ins: {
      kept: Object.fromEntries(
        ['id_hash', 'state', 'nonce', 'code_verifier'].map((column) => [
          column,
          'random, and of nobody yet; gone in minutes',
        ]),
      ),
    },
    used_proofs: { kept: { nonce: 'random, and of nobody; gone in minutes' } },
    invitations: { erased: ['email', 'organization_name'] },
  },
};
