/** Impacts and their sums. Sums and measures are read as text: select them as float8. */
import type { Columns } from '#generated/tables.gen.ts';
import type { PointsRule } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    impact_event_types: Columns['impact_event_types'];
    impacts: Columns['impacts'];
    points_rules: Table<'points_rules', { rule: PointsRule }>;
    impact_texts: Columns['impact_texts'];
    impact_goals: Columns['impact_goals'];
    impact_people: Columns['impact_people'];
    impact_declined_namings: Columns['impact_declined_namings'];
    impact_submissions: Columns['impact_submissions'];
    impact_lookers: Columns['impact_lookers'];
    impact_member_invites: Columns['impact_member_invites'];
    impact_media: Columns['impact_media'];
    impact_reviews: Columns['impact_reviews'];
    impact_reviewers: Columns['impact_reviewers'];
    impact_appeals: Columns['impact_appeals'];
    likes: Columns['likes'];
    impact_likes: Columns['impact_likes'];
    impact_totals: Columns['impact_totals'];
    impact_count_changes: Columns['impact_count_changes'];
    impact_person_years: Columns['impact_person_years'];
    impact_person_months: Columns['impact_person_months'];
    impact_places: Columns['impact_places'];
    impact_place_counts: Columns['impact_place_counts'];
    impact_words: Columns['impact_words'];
    impact_usual_amounts: Columns['impact_usual_amounts'];
    council_totals: Columns['council_totals'];
    impact_titles: Columns['impact_titles'];
    impact_files: Columns['impact_files'];
    served_goals: Columns['served_goals'];
    curated_impacts: Columns['curated_impacts'];
    impact_credentials_due: Columns['impact_credentials_due'];
    impact_evidence: Columns['impact_evidence'];
    verified_measures: Columns['verified_measures'];
    verified_impact_files: Columns['verified_impact_files'];
  }
}
