/** What other domains' servers and src/app may use of news; everything else here is private. */
export { registerNewsJobs } from './announce/jobs.ts';
export { presentNewsSummary } from './present.ts';
export { commentedNews } from './provides/comments.repository.ts';
export { newsErasure } from './provides/erasure.repository.ts';
export { isNewsCreator, latestArticlesBy } from './provides/following.repository.ts';
export { newsFiles } from './provides/media.repository.ts';
export { ownNews } from './provides/personal-data.repository.ts';
export { newsPages } from './provides/public-pages.repository.ts';
export { reportedArticles } from './provides/reports.ts';
export { translatableArticles } from './provides/translatable.repository.ts';
export { type ListedNewsRow, listedNewsJson as gatherArticles, listedNewsOf } from './show/news-rows.repository.ts';
export { loadArticleCleaner } from './text/article-cleaner.ts';
