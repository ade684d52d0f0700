import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownNews = [
  personalRows({
    file: 'news/written.json',
    sayAbout: () => say('personalData.news.written'),
    table: 'news',
    owner: 'created_by',
    key: 'id',
    excluded: ['search_title', 'search_text', 'told_through', 'told_at', 'draft_id', 'draft_at'],
  }),
];
