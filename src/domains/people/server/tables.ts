/** Accounts and privacy rules. */
import type { Columns } from '#generated/tables.gen.ts';
import type { AccountStatus, Place, PrivacyPart, Visibility } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    users: Table<'users', { status: AccountStatus; place: Place }>;
    privacy_policies: Table<'privacy_policies', Record<'contact_no' | Exclude<PrivacyPart, 'contactNo'>, Visibility>>;
    people: Columns['people'];
    accounts: Table<'accounts', { status: AccountStatus }>;
  }
}
