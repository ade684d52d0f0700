import { type CallLimitTable, perHour } from '#platform/server/http/limits/call-limits.ts';

const writing = perHour({ address: 1200, account: 600 });
const deciding = perHour({ address: 4000, account: 2000 });

export const NEWS_LIMITS = {
  createNews: writing,
  updateNews: writing,
  setNewsLive: deciding,
  deleteNews: deciding,
} as const satisfies CallLimitTable;
