/** What others can check about members, and the keys that vouch for it. */
import type { Columns } from '#generated/tables.gen.ts';
import type { CredentialKind, CredentialSubject } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';
import type { CredentialContent } from '../content.ts';
import type { EndReason } from '../lifecycle.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    credential_keys: Table<'credential_keys', { algorithm: SigningAlgorithm; public_jwk: object }>;
    credential_milestones: Columns['credential_milestones'];
    credentials: Table<
      'credentials',
      { kind: CredentialKind; content: CredentialContent; named_by: CredentialSubject; end_reason: EndReason }
    >;
  }
}

export type SigningAlgorithm = 'EdDSA' | 'ES256';
