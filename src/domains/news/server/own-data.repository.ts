import { ownRows } from '../../../platform/db/own-rows.repository.ts';

export const ownNews = [
  ownRows({
    file: 'news/written.json',
    about: 'The articles that you put into the news, those taken away lately among them.',
    table: 'news',
    owner: 'created_by',
    key: 'id',
    without: ['search_title', 'search_text', 'told_through', 'told_at', 'draft_id', 'draft_at'],
  }),
];
