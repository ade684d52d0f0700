/** Ways to log in, sessions and invitations. */
import type { Columns } from '#generated/tables.gen.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    identities: Columns['identities'];
    sessions: Columns['sessions'];
    refresh_tokens: Columns['refresh_tokens'];
    invitations: Columns['invitations'];
    mail_links: Columns['mail_links'];
    external_sign_ins: Columns['external_sign_ins'];
    open_invitations: Columns['open_invitations'];
    partner_organizations: Columns['partner_organizations'];
  }
}
