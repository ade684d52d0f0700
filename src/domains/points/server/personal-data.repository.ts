import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownPoints = [
  ownRows({
    file: 'points/ledger.json',
    about: 'Your points history, with reasons and running totals.',
    table: 'points_entries',
    owner: 'user_id',
    key: 'id',
    without: ['decided_by'],
  }),
];
