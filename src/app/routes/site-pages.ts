import type { RouteObject } from 'react-router-dom';
import type { SessionActor } from '#domains/auth/web/session-actor.ts';
import { forwardingArrivals } from '../guards.ts';
import { fetched, notFoundPage, page } from './page.ts';

/** Public pages. */
export const sitePages = (session: SessionActor): RouteObject[] => [
  {
    index: true,
    middleware: [forwardingArrivals(session)],
    ...fetched(async () => (await import('../home.tsx')).Home),
  },
  {
    ...fetched(async () => (await import('../shell/data-layout.tsx')).DataLayout),
    children: [
      page('impacts', 'Impacts', async () => (await import('../impacts/impacts-page.tsx')).ImpactsPage),
      page('impacts/:id/:slug?', 'Impact', async () => (await import('../impacts/impact-page.tsx')).ImpactPage),
      page(
        'scholarships',
        'Scholarships',
        async () => (await import('../opportunities/scholarships-page.tsx')).ScholarshipsPage,
      ),
      page(
        'scholarships/:id/:slug?',
        'Scholarship',
        async () => (await import('../opportunities/scholarship-page.tsx')).ScholarshipPage,
      ),
      page(
        'leaderboard',
        'Leaderboard',
        async () => (await import('../leaderboard/leaderboard-page.tsx')).LeaderboardPage,
      ),
      page('councils', 'Councils', async () => (await import('../councils/councils-page.tsx')).CouncilsPage),
      page('councils/:id/:slug?', 'Council', async () => (await import('../councils/council-page.tsx')).CouncilPage),
      page(
        'councils/:id/:slug/edit',
        'Edit a council',
        async () => (await import('../councils/edit-council-page.tsx')).AmendCouncilPage,
      ),
      page(
        'unsubscribe/:token',
        'Email settings',
        async () => (await import('#domains/notifications/web/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
      ),
      page('partners', 'Partners', async () => (await import('../opportunities/partners-page.tsx')).PartnersPage),
      page('gallery', 'Gallery', async () => (await import('../gallery/gallery-page.tsx')).GalleryPage),
      page('sdg', 'Goals', async () => (await import('../goals/goals-page.tsx')).GoalsPage),
      page('sdg/:slug', 'Goal', async () => (await import('../goals/goal-page.tsx')).GoalPage),
      page('news', 'News', async () => (await import('#domains/news/web/public/news-page.tsx')).NewsPage),
      page('news/:id/:slug?', 'Article', async () => (await import('../news/article-page.tsx')).ArticlePage),
    ],
  },
  page('terms', 'Terms', async () => (await import('#domains/community/web/pages/terms-page.tsx')).TermsPage),
  page('privacy', 'Privacy', async () => (await import('#domains/community/web/pages/privacy-page.tsx')).PrivacyPage),
  notFoundPage,
];

/** In the visitor's layout, because it ends the session. */
export const logoutPage = page(
  'logout',
  'Log out',
  async () => (await import('#domains/auth/web/pages/logout-page.tsx')).LogoutPage,
);
