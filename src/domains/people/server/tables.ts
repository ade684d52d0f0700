/** Accounts and privacy rules. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccountStatus, Role, Visibility } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface UsersTable {
  id: string;
  email: string;
  password_hash: string | null;
  name: string | null;
  last_name: string | null;
  location: string | null;
  contact_no: string | null;
  bio: string | null;
  role: Generated<Role>;
  is_terms_agreed: Generated<boolean>;
  is_profile_completed: Generated<boolean>;
  email_verified_at: Date | null;
  points: Generated<number>;
  created_at: CreatedAt;
  last_seen_at: Date | null;
  deactivated_at: Date | null;
  avatar_media_id: string | null;
  search_name: GeneratedAlways<string | null>;
  status: GeneratedAlways<AccountStatus>;
  account_text: GeneratedAlways<string>;
  account_words: GeneratedAlways<string[]>;
}

interface PrivacyPoliciesTable {
  user_id: string;
  email: Visibility;
  contact_no: Visibility;
  location: Visibility;
  impacts: Visibility;
  councils: Visibility;
  leaderboard: Visibility;
  updated_at: Generated<Date>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    users: UsersTable;
    privacy_policies: PrivacyPoliciesTable;
  }
}
