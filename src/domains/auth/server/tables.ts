/** Ways to log in, sessions and invitations. */
import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: string;
  user_id: string;
  created_at: CreatedAt;
  renewed_at: Generated<Date>;
  revoked_at: Date | null;
  user_agent: string | null;
}

interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  created_at: CreatedAt;
  expires_at: Date;
  spent_at: Date | null;
}

interface InvitationsTable {
  id: string;
  email: string;
  invited_by: string;
  role: Generated<'Partner' | 'Member'>;
  organization_name: string | null;
  created_at: CreatedAt;
  sent_at: Generated<Date>;
  expires_at: Date;
  accepted_by: string | null;
}

interface MailLinksTable {
  token_hash: Buffer;
  purpose: 'verify' | 'reset' | 'invite';
  user_id: string | null;
  invitation_id: string | null;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

interface ExternalSignInsTable {
  id_hash: Buffer;
  state: string;
  nonce: string;
  code_verifier: string;
  expires_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    identities: IdentitiesTable;
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
    invitations: InvitationsTable;
    mail_links: MailLinksTable;
    external_sign_ins: ExternalSignInsTable;
  }
}
