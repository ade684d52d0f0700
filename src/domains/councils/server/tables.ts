/** Councils, their members and resources. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MembershipRequestState } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

interface CouncilsTable {
  id: string;
  owner_id: string;
  founder_id: string;
  title: string;
  title_key: string;
  title_fold: GeneratedAlways<string>;
  description: string;
  location: string | null;
  cover_id: string | null;
  is_approved: Generated<boolean>;
  is_submitted: Generated<boolean>;
  decline_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  member_count: Generated<number>;
  request_count: Generated<number>;
  impact_count: Generated<number>;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  search_text: GeneratedAlways<string>;
  search_location: GeneratedAlways<string | null>;
}

interface CouncilGoalsTable {
  id: string;
  council_id: string;
  sdg: number;
  position: number;
}

interface CouncilDecisionsTable {
  id: string;
  council_id: string;
  is_approved: boolean;
  reason: string | null;
  decided_by: string;
  created_at: CreatedAt;
}

interface CouncilMembersTable {
  id: string;
  council_id: string;
  user_id: string;
  is_owner: boolean;
  joined_at: CreatedAt;
}

interface CouncilRequestsTable {
  id: string;
  council_id: string;
  user_id: string;
  message: string | null;
  state: Generated<MembershipRequestState>;
  created_at: CreatedAt;
  decided_at: Date | null;
  decided_by: string | null;
}

interface CouncilResourcesTable {
  id: string;
  council_id: string;
  title: string;
  description: string | null;
  url: string | null;
  media_id: string | null;
  added_by: string;
  created_at: CreatedAt;
  search_text: GeneratedAlways<string>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    councils: CouncilsTable;
    council_goals: CouncilGoalsTable;
    council_decisions: CouncilDecisionsTable;
    council_members: CouncilMembersTable;
    council_requests: CouncilRequestsTable;
    council_resources: CouncilResourcesTable;
  }
}
