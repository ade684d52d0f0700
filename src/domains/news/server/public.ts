/** What other domains' servers and src/app may use of news; everything else here is private. */
export { loadArticleCleaner } from './article-cleaner.ts';
export { commentedNews } from './commented.repository.ts';
export { isNewsCreator, latestArticlesBy } from './latest.repository.ts';
export { listNewsUses } from './media-uses.service.ts';
export { ownNews } from './personal-data.repository.ts';
export { isMediaOfNews } from './pictures.repository.ts';
export { createNewsPresenter } from './present.ts';
export { newsPages } from './public-pages.repository.ts';
export { reportedArticles } from './reported.service.ts';
export { type ListedNewsRow, listedNewsJson as gatherArticles, listedNewsOf } from './shown.repository.ts';
