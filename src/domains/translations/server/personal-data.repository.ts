import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownTranslations = [
  personalRows({
    file: 'texts/languages.json',
    sayAbout: () => say('personalData.texts.languages'),
    table: 'text_languages',
    owner: 'writer_id',
    key: 'subject_id',
    extra: sql<object>`jsonb_build_object('translations', array(
      select jsonb_build_object('target', t.target, 'title', t.title, 'translation', t.translation, 'service', t.service,
        'created_at', t.created_at)
      from text_translations t
      where t.kind = text_languages.kind and t.subject_id = text_languages.subject_id order by t.target))`,
  }),
];
