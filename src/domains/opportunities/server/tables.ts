/** Opportunities, applications and favourites. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApplicationState } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** Read as text, as it goes over the wire: a driver's own date would know a time zone. */
type Day = ColumnType<string, string, string>;

export type OpportunityEventName =
  | 'submitted'
  | 'edited'
  | 'resubmitted'
  | 'approved'
  | 'declined'
  | 'hidden'
  | 'shown'
  | 'closed';

interface OpportunityKindsTable {
  id: string;
  name: string;
}

interface OpportunitiesTable {
  id: string;
  owner_id: string;
  title: string;
  type_id: string;
  category_id: string;
  location: string | null;
  is_remote: boolean;
  deadline: Day;
  time_zone: string;
  closes_at: Date;
  seats: number | null;
  link: string | null;
  is_verified: boolean | null;
  points_required: number | null;
  decline_reason: string | null;
  decided_at: Date | null;
  auto_accept_from: number | null;
  is_hidden: Generated<boolean>;
  is_featured: Generated<boolean>;
  closed_at: Date | null;
  week_told_at: Date | null;
  day_told_at: Date | null;
  savers_told_at: Date | null;
  requested_count: Generated<number>;
  accepted_count: Generated<number>;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  is_public: GeneratedAlways<boolean>;
  is_full: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  sort_title: GeneratedAlways<string>;
}

interface OpportunityTextsTable {
  opportunity_id: string;
  description: string;
  questions: ColumnType<object, string | undefined, string>;
  requires_message: Generated<boolean>;
  accept_message: string | null;
  decline_message: string | null;
  contact_email: string | null;
}

interface OpportunityWordsTable {
  word: string;
}

interface OpportunityGoalsTable {
  id: string;
  opportunity_id: string;
  sdg: number;
  position: number;
}

interface OpportunityMediaTable {
  opportunity_id: string;
  media_id: string;
  position: number;
}

interface OpportunityEventsTable {
  id: string;
  opportunity_id: string;
  event: OpportunityEventName;
  actor_id: string | null;
  reason: string | null;
  created_at: CreatedAt;
}

interface OpportunityApplicationsTable {
  id: string;
  opportunity_id: string;
  owner_id: string;
  applicant_id: string;
  state: Generated<ApplicationState>;
  points_required: number;
  auto_accept_from: number | null;
  seats: number | null;
  points_at_request: number;
  requested_at: CreatedAt;
  decided_at: Date | null;
  decided_by: string | null;
  is_closed_undecided: Generated<boolean>;
}

interface ApplicationTextsTable {
  application_id: string;
  message: string | null;
  answers: ColumnType<object, string | undefined, string>;
  shares_contact: Generated<boolean>;
  shares_phone: Generated<boolean>;
  decision_message: string | null;
}

interface OpportunityFavouritesTable {
  id: string;
  user_id: string;
  opportunity_id: string;
  saved_at: Generated<Date>;
  removed_at: Date | null;
}

interface PointsRisesTable {
  user_id: string;
  points_before: number;
  rises: Generated<number>;
  risen_at: Generated<Date>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    opportunity_types: OpportunityKindsTable;
    opportunity_categories: OpportunityKindsTable;
    opportunities: OpportunitiesTable;
    opportunity_texts: OpportunityTextsTable;
    opportunity_words: OpportunityWordsTable;
    opportunity_goals: OpportunityGoalsTable;
    opportunity_media: OpportunityMediaTable;
    opportunity_events: OpportunityEventsTable;
    opportunity_applications: OpportunityApplicationsTable;
    application_texts: ApplicationTextsTable;
    opportunity_favourites: OpportunityFavouritesTable;
    points_rises: PointsRisesTable;
  }
}
