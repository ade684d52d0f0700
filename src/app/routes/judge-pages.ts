import type { RouteObject } from 'react-router-dom';
import { indexPage } from './page.ts';
import { queuePages } from './queue-pages.tsx';

export const judgePages: RouteObject[] = [
  indexPage('Judge', async () => (await import('../areas/judge-home.tsx')).JudgeHome),
  ...queuePages('Judge'),
];
