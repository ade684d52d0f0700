import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownMedia = [
  ownRows({
    file: 'media/media.json',
    about: 'Pictures and documents you uploaded. Each is in media/files under its id, at full size.',
    table: 'media',
    owner: 'owner_id',
    key: 'id',
    without: ['blur_data_url'],
  }),
];
