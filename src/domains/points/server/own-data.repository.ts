import { ownRows } from '../../../platform/db/own-rows.repository.ts';

export const ownPoints = [
  ownRows({
    file: 'points/ledger.json',
    about: 'Your points, each with its reason, and what they came to.',
    table: 'points_entries',
    owner: 'user_id',
    key: 'id',
    without: ['decided_by'],
  }),
];
