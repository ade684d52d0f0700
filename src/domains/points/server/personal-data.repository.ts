import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';
import { sayReason } from '../reasons.ts';

export const ownPoints = [
  ownRows({
    file: 'points/ledger.json',
    sayAbout: () => say('personalData.points.ledger'),
    table: 'points_entries',
    owner: 'user_id',
    key: 'id',
    without: ['decided_by'],
    say: ({ cause, reason, reason_facts }) => ({ reason: sayReason({ cause, facts: reason_facts, reason }) }),
  }),
];
