import { page } from './page.ts';

/** For the two areas that review impacts. */
export const reviewPage = page('impacts', 'Review', async () => (await import('../areas/review-page.tsx')).ReviewPage);
