import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownPoints = [
  ownRows({
    file: 'points/ledger.json',
    sayAbout: () => say('personalData.points.ledger'),
    table: 'points_entries',
    owner: 'user_id',
    key: 'id',
    without: ['decided_by'],
  }),
];
