import type { RouteObject } from 'react-router-dom';
import { indexPage } from './page.ts';
import { reviewPage } from './review-page.ts';

export const judgePages: RouteObject[] = [
  indexPage('Judge', async () => (await import('../areas/judge-home.tsx')).JudgeHome),
  reviewPage,
];
