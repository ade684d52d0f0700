/** What other domains' servers and src/app may use of news; everything else here is private. */
export { listNewsUses } from './media-uses.service.ts';
export { ownNews } from './personal-data.repository.ts';
export { newsPages } from './public-pages.repository.ts';
export { reportedArticles } from './reported.service.ts';
export { cleanRichText } from './rich-text.ts';
export { isMediaOfNews } from './service.ts';
