import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownNews = [
  ownRows({
    file: 'news/written.json',
    sayAbout: () => say('personalData.news.written'),
    table: 'news',
    owner: 'created_by',
    key: 'id',
    without: ['search_title', 'search_text', 'told_through', 'told_at', 'draft_id', 'draft_at'],
  }),
];
