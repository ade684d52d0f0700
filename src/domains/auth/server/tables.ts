/** Ways to log in, sessions, invitations and changes of email address. */
import type { Columns } from '#generated/tables.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';
import type { AdmissionState } from '../admission.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    identities: Columns['identities'];
    sessions: Columns['sessions'];
    refresh_tokens: Columns['refresh_tokens'];
    invitations: Columns['invitations'];
    personal_invitations: Columns['personal_invitations'];
    registrations: Table<'registrations', { state: AdmissionState }>;
    mail_refusals: Columns['mail_refusals'];
    factors: Columns['factors'];
    recovery_codes: Columns['recovery_codes'];
    passkeys: Columns['passkeys'];
    passkey_challenges: Columns['passkey_challenges'];
    program_tokens: Columns['program_tokens'];
    program_origins: Columns['program_origins'];
    second_step_rules: Columns['second_step_rules'];
    second_steps: Columns['second_steps'];
    proof_rules: Columns['proof_rules'];
    used_proofs: Columns['used_proofs'];
    mail_links: Columns['mail_links'];
    email_changes: Columns['email_changes'];
    email_change_links: Columns['email_change_links'];
    external_sign_ins: Columns['external_sign_ins'];
    open_invitations: Columns['open_invitations'];
    partner_organizations: Columns['partner_organizations'];
    waiting_registrations: Columns['waiting_registrations'];
  }
}
