/** The database's tables as the code sees them; the migrations make them. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuditAction, AuditSubject, MediaKind, PointsCause, Role } from '#generated/types.gen.ts';
import type { AccountColumns, AdministrationTables } from './administration-tables.ts';
import type { CouncilTables } from './council-tables.ts';
import type { GalleryTables } from './gallery-tables.ts';
import type { ImpactTables } from './impact-tables.ts';
import type { LeaderboardTables } from './leaderboard-tables.ts';
import type { NewsTables } from './news-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { OpportunityTables } from './opportunity-tables.ts';

/** Set by the database when the row is made and never changed. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface UsersTable extends AccountColumns {
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
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: CreatedAt;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: CreatedAt;
  renewed_at: Generated<Date>;
  revoked_at: Date | null;
  user_agent: string | null;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  created_at: CreatedAt;
  expires_at: Date;
  spent_at: Date | null;
}

export interface InvitationsTable {
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

export interface MailLinksTable {
  token_hash: Buffer;
  purpose: 'verify' | 'reset' | 'invite';
  user_id: string | null;
  invitation_id: string | null;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

export interface ExternalSignInsTable {
  id_hash: Buffer;
  state: string;
  nonce: string;
  code_verifier: string;
  expires_at: Date;
}

export interface PointsEntriesTable {
  id: string;
  user_id: string;
  points: number;
  balance: number;
  cause: PointsCause;
  reason: string;
  subject_kind: 'impact' | 'user' | null;
  subject_id: string | null;
  decision_id: string | null;
  decided_by: string | null;
  reverses_id: string | null;
  created_at: CreatedAt;
}

export interface AuditEntriesTable {
  id: string;
  actor_id: string | null;
  action: AuditAction;
  subject_kind: AuditSubject;
  subject_id: string | null;
  subject_title: string | null;
  link: string | null;
  from_state: string | null;
  to_state: string | null;
  reason: string | null;
  created_at: CreatedAt;
  search_title: GeneratedAlways<string>;
}

export interface MediaTable {
  id: string;
  owner_id: string;
  kind: MediaKind;
  /** As text when read: PostgreSQL's bigint. */
  bytes: ColumnType<string, number, never>;
  width: number | null;
  height: number | null;
  widths: Generated<number[]>;
  blur_data_url: string | null;
  alt: string | null;
  file_name: string | null;
  created_at: CreatedAt;
  ready_at: Date | null;
  free_after: Date | null;
}

export interface MemberMonthsTable {
  /** The first day, read as text. */
  month: string;
  members: number;
}

export interface RateWindowsTable {
  key: string;
  hits: number;
  ends_at: Date;
}

export interface Tables
  extends AdministrationTables,
    CouncilTables,
    GalleryTables,
    ImpactTables,
    OpportunityTables,
    NewsTables,
    NotificationTables,
    LeaderboardTables {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  invitations: InvitationsTable;
  mail_links: MailLinksTable;
  external_sign_ins: ExternalSignInsTable;
  points_entries: PointsEntriesTable;
  audit_entries: AuditEntriesTable;
  media: MediaTable;
  member_months: MemberMonthsTable;
  rate_windows: RateWindowsTable;
}
