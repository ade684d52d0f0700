/** What other domains' servers and src/app may use of news; everything else here is private. */
export { latestArticlesBy } from './latest.repository.ts';
export { listNewsUses } from './media-uses.service.ts';
export { ownNews } from './personal-data.repository.ts';
export { createNewsPresenter } from './present.ts';
export { newsPages } from './public-pages.repository.ts';
export { cleanRichText } from './rich-text.ts';
export { isMediaOfNews } from './service.ts';
export { gather as gatherArticles, type ListedNewsRow, listedOf as listedNewsOf } from './shown.repository.ts';
