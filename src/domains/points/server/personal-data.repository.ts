import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';
import { sayReason } from '../reasons.ts';

export const ownPoints = [
  personalRows({
    file: 'points/ledger.json',
    sayAbout: () => say('personalData.points.ledger'),
    table: 'points_entries',
    owner: 'user_id',
    key: 'id',
    excluded: ['decided_by'],
    say: ({ cause, reason, reason_facts }) => ({ reason: sayReason({ cause, facts: reason_facts, reason }) }),
  }),
];
