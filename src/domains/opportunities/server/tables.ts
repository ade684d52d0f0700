/** Opportunities, applications and favourites. */
import type { Columns } from '#generated/tables.gen.ts';

export type OpportunityEventName = Columns['opportunity_events']['event'];

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    opportunity_types: Columns['opportunity_types'];
    opportunity_categories: Columns['opportunity_categories'];
    opportunities: Columns['opportunities'];
    opportunity_texts: Columns['opportunity_texts'];
    opportunity_titles: Columns['opportunity_titles'];
    opportunity_words: Columns['opportunity_words'];
    opportunity_goals: Columns['opportunity_goals'];
    opportunity_media: Columns['opportunity_media'];
    opportunity_events: Columns['opportunity_events'];
    opportunity_applications: Columns['opportunity_applications'];
    application_texts: Columns['application_texts'];
    opportunity_partners: Columns['opportunity_partners'];
    opportunity_favourites: Columns['opportunity_favourites'];
    points_rises: Columns['points_rises'];
    opportunity_files: Columns['opportunity_files'];
    curated_opportunities: Columns['curated_opportunities'];
  }
}
