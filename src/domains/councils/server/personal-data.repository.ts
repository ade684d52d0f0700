import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

const title = (column: string) =>
  sql<object>`jsonb_build_object('council_title', (select title from councils c where c.id = ${sql.ref(column)}))`;

const COUNCIL = {
  table: 'councils',
  key: 'id',
  without: ['title_key', 'title_fold', 'search_text', 'search_location', 'decided_by'],
} as const;

export const ownCouncils = [
  ownRows({
    ...COUNCIL,
    file: 'councils/led.json',
    sayAbout: () => say('personalData.councils.led'),
    owner: 'owner_id',
    without: [...COUNCIL.without, 'founder_id'],
  }),
  ownRows({
    ...COUNCIL,
    file: 'councils/founded.json',
    sayAbout: () => say('personalData.councils.founded'),
    owner: 'founder_id',
    without: [...COUNCIL.without, 'owner_id'],
  }),
  ownRows({
    file: 'councils/decisions.json',
    sayAbout: () => say('personalData.councils.decisions'),
    table: 'council_decisions',
    owner: 'decided_by',
    key: 'id',
    more: title('council_decisions.council_id'),
  }),
  ownRows({
    file: 'councils/memberships.json',
    sayAbout: () => say('personalData.councils.memberships'),
    table: 'council_members',
    owner: 'user_id',
    key: 'id',
    more: title('council_members.council_id'),
  }),
  ownRows({
    file: 'councils/requests.json',
    sayAbout: () => say('personalData.councils.requests'),
    table: 'council_requests',
    owner: 'user_id',
    key: 'id',
    without: ['decided_by'],
    more: title('council_requests.council_id'),
  }),
  ownRows({
    file: 'councils/resources.json',
    sayAbout: () => say('personalData.councils.resources'),
    table: 'council_resources',
    owner: 'added_by',
    key: 'id',
    without: ['search_text'],
    more: title('council_resources.council_id'),
  }),
];
