import { ownRows } from '../../../platform/db/own-rows.repository.ts';

export const ownMedia = [
  ownRows({
    file: 'media/media.json',
    about: 'The pictures and papers that you uploaded. Each stands in media/files under its id, in its greatest width.',
    table: 'media',
    owner: 'owner_id',
    key: 'id',
    without: ['blur_data_url'],
  }),
];
