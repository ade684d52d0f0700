import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownMedia = [
  ownRows({
    file: 'media/media.json',
    sayAbout: () => say('personalData.media.media'),
    table: 'media',
    owner: 'owner_id',
    key: 'id',
    without: ['blur_data_url'],
  }),
];
