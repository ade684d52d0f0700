/** Impacts and their sums. Sums and measures are read as text: select them as float8. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ImpactEvent } from '#generated/types.gen.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** Read as text, as it goes over the wire: a driver's own date would know a time zone. */
type Day = ColumnType<string, string, string>;

/** As text when read: PostgreSQL's numeric. */
type Measure = ColumnType<string, number | undefined, number>;

interface ImpactEventTypesTable {
  id: string;
  name: string;
  description: string | null;
}

interface ImpactsTable {
  id: string;
  owner_id: string;
  title: string;
  impact_year: number;
  start_date: Day;
  end_date: Day | null;
  event_type_id: string;
  location: string | null;
  council_id: string | null;
  hours: Measure;
  people: Generated<number>;
  trees: Generated<number>;
  co2e_kg: Measure;
  waste_kg: Measure;
  is_verified: boolean | null;
  verified_by: Generated<string[]>;
  declined_by: string | null;
  decline_reason: string | null;
  appeal_id: string | null;
  verified_at: Date | null;
  decisions: Generated<number>;
  is_hidden: Generated<boolean>;
  is_featured: Generated<boolean>;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  is_public: GeneratedAlways<boolean>;
  search_text: GeneratedAlways<string>;
  search_words: GeneratedAlways<string[]>;
  search_location: GeneratedAlways<string | null>;
}

interface ImpactTextsTable {
  impact_id: string;
  description: string;
}

interface ImpactGoalsTable {
  id: string;
  impact_id: string;
  sdg: number;
  position: number;
  impact_year: number;
  is_public: boolean;
}

interface ImpactPeopleTable {
  id: string;
  impact_id: string;
  user_id: string;
  is_owner: boolean;
  joined_at: CreatedAt;
}

interface ImpactMemberInvitesTable {
  invitation_id: string;
  impact_id: string;
}

interface ImpactMediaTable {
  impact_id: string;
  media_id: string;
  position: number;
}

interface ImpactReviewsTable {
  id: string;
  impact_id: string;
  event: ImpactEvent;
  actor_id: string;
  reason: string | null;
  /** JSON; written as text. */
  evidence: ColumnType<object | null, string | null, never>;
  created_at: CreatedAt;
}

interface ImpactReviewersTable {
  reviewer_id: string;
  impact_id: string;
  has_approved: boolean;
  impact_year: number;
  is_public: boolean;
}

interface ImpactAppealsTable {
  id: string;
  impact_id: string;
  decline_id: string;
  reason: string;
  created_at: CreatedAt;
  decided_at: Date | null;
  is_upheld: boolean | null;
}

interface LikesTable {
  impact_id: string;
  user_id: string;
  created_at: CreatedAt;
}

interface ImpactLikesTable {
  impact_id: string;
  impact_year: number;
  like_count: Generated<number>;
}

interface ImpactTotalsTable {
  impact_year: number;
  sdg: number;
  impacts: string;
  hours: string;
  people: string;
  trees: string;
  co2e_kg: string;
  waste_kg: string;
}

interface ImpactPlacesTable {
  place: string;
}

interface ImpactWordsTable {
  word: string;
}

interface CouncilTotalsTable {
  council_id: string;
  impact_year: number;
  sdg: number;
  impacts: string;
  hours: string;
  people: string;
  trees: string;
  co2e_kg: string;
  waste_kg: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    impact_event_types: ImpactEventTypesTable;
    impacts: ImpactsTable;
    impact_texts: ImpactTextsTable;
    impact_goals: ImpactGoalsTable;
    impact_people: ImpactPeopleTable;
    impact_member_invites: ImpactMemberInvitesTable;
    impact_media: ImpactMediaTable;
    impact_reviews: ImpactReviewsTable;
    impact_reviewers: ImpactReviewersTable;
    impact_appeals: ImpactAppealsTable;
    likes: LikesTable;
    impact_likes: ImpactLikesTable;
    impact_totals: ImpactTotalsTable;
    impact_places: ImpactPlacesTable;
    impact_words: ImpactWordsTable;
    council_totals: CouncilTotalsTable;
  }
}
