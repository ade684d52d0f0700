import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownMedia = [
  personalRows({
    file: 'media/media.json',
    sayAbout: () => say('personalData.media.media'),
    table: 'media',
    owner: 'owner_id',
    key: 'id',
    excluded: ['blur_data_url'],
    extra: sql<object>`coalesce((
      select jsonb_build_object('taken_on', t.taken_on, 'latitude', t.latitude, 'longitude', t.longitude)
      from picture_traces t where t.media_id = media.id), '{}')`,
  }),
  personalRows({
    file: 'media/submissions.json',
    sayAbout: () => say('personalData.media.submissions'),
    table: 'media_submissions',
    owner: 'owner_id',
    key: 'submission_id',
  }),
  personalRows({
    file: 'media/kept-files.json',
    sayAbout: () => say('personalData.media.keptFiles'),
    table: 'kept_files',
    owner: 'owner_id',
    key: 'id',
    excluded: ['blur_data_url'],
  }),
];
