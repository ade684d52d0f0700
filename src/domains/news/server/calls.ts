/** The domain’s calls, each in a file of its name. */
import { getPublicNews } from './list/get-public-news.ts';
import { listNews } from './list/list-news.ts';
import { deleteNews } from './publish/delete-news.ts';
import { setNewsLive } from './publish/set-news-live.ts';
import { getNews } from './show/get-news.ts';
import { createNews } from './write/create-news.ts';
import { updateNews } from './write/update-news.ts';

export const newsCalls = { getPublicNews, listNews, getNews, createNews, updateNews, setNewsLive, deleteNews };
