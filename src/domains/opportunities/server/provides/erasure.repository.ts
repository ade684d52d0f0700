import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { withoutPerson } from '#platform/server/db/without-person.repository.ts';

const OFFER = 'what is offered, to those who applied';

export const opportunitiesErasure: Erasure = {
  erase: async (tx, person) => {
    const { id } = person;
    await sql`
      update application_texts t
      set message = null, answers = '[]', shares_contact = false, shares_phone = false, decision_message = null
      from opportunity_applications a where a.id = t.application_id and a.applicant_id = ${id}::uuid`.execute(tx);
    await sql`
      update application_texts t set decision_message = ${withoutPerson('decision_message', person)}
      from opportunity_applications a
      where a.id = t.application_id and a.decided_by = ${id}::uuid and t.decision_message is not null`.execute(tx);
    await sql`
      update opportunity_texts t set contact_email = null, accept_message = ${withoutPerson('accept_message', person)},
        decline_message = ${withoutPerson('decline_message', person)}
      from opportunities o where o.id = t.opportunity_id and o.owner_id = ${id}::uuid`.execute(tx);
    await sql`delete from opportunity_favourites where user_id = ${id}::uuid`.execute(tx);
  },
  tables: {
    opportunities: {
      kept: {
        title: OFFER,
        location: OFFER,
        place: OFFER,
        link: OFFER,
        time_zone: OFFER,
        decline_reason: 'a decision',
      },
    },
    opportunity_texts: {
      erased: ['contact_email', 'accept_message', 'decline_message'],
      kept: { description: OFFER, questions: OFFER },
    },
    opportunity_events: { kept: { reason: 'a decision' } },
    opportunity_partners: { erased: ['search_name'] },
    application_texts: { erased: ['message', 'answers', 'decision_message'] },
    opportunity_favourites: 'deleted',
    opportunity_types: { kept: { name: 'a list of the platform', names: 'what the community calls it' } },
    opportunity_categories: { kept: { name: 'a list of the platform', names: 'what the community calls it' } },
    opportunity_titles: { kept: { search_text: OFFER, sort_title: OFFER } },
    opportunity_words: { kept: { word: 'the words of what is offered' } },
  },
};
