import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

const title = (column: string) =>
  sql<object>`jsonb_build_object('council_title', (select title from councils c where c.id = ${sql.ref(column)}))`;

const COUNCIL = {
  table: 'councils',
  key: 'id',
  excluded: ['title_key', 'title_fold', 'search_text', 'search_location', 'decided_by'],
} as const;

export const ownCouncils = [
  personalRows({
    ...COUNCIL,
    file: 'councils/led.json',
    sayAbout: () => say('personalData.councils.led'),
    owner: 'owner_id',
    excluded: [...COUNCIL.excluded, 'founder_id'],
  }),
  personalRows({
    ...COUNCIL,
    file: 'councils/founded.json',
    sayAbout: () => say('personalData.councils.founded'),
    owner: 'founder_id',
    excluded: [...COUNCIL.excluded, 'owner_id'],
  }),
  personalRows({
    file: 'councils/decisions.json',
    sayAbout: () => say('personalData.councils.decisions'),
    table: 'council_decisions',
    owner: 'decided_by',
    key: 'id',
    extra: title('council_decisions.council_id'),
  }),
  personalRows({
    file: 'councils/memberships.json',
    sayAbout: () => say('personalData.councils.memberships'),
    table: 'council_members',
    owner: 'user_id',
    key: 'id',
    extra: title('council_members.council_id'),
  }),
  personalRows({
    file: 'councils/requests.json',
    sayAbout: () => say('personalData.councils.requests'),
    table: 'council_requests',
    owner: 'user_id',
    key: 'id',
    excluded: ['decided_by'],
    extra: title('council_requests.council_id'),
  }),
  personalRows({
    file: 'councils/resources.json',
    sayAbout: () => say('personalData.councils.resources'),
    table: 'council_resources',
    owner: 'added_by',
    key: 'id',
    excluded: ['search_text'],
    extra: title('council_resources.council_id'),
  }),
];
