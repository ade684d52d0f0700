import type { RouteObject } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { indexPage } from './page.ts';
import { queuePages } from './queue-pages.tsx';

export const judgePages: RouteObject[] = [
  indexPage(say('app.judgePages.judge'), async () => (await import('../areas/judge-home.tsx')).JudgeHome),
  ...queuePages('Judge'),
];
