import type { RouteObject } from 'react-router-dom';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import { say } from '#languages/say.ts';
import { redirectingAfterLogin } from '../guards.ts';
import { lazyComponent, lazyHomePage, notFoundPage, page } from './page.ts';

const LEGAL_TITLES = {
  rules: say('app.sitePages.rules'),
  terms: say('app.sitePages.terms'),
  privacy: say('app.sitePages.privacy'),
};
type LegalPage = keyof typeof LEGAL_TITLES;

/** Public pages. */
export const sitePages = (session: Session): RouteObject[] => [
  {
    index: true,
    middleware: [redirectingAfterLogin(session)],
    ...lazyHomePage(async () => (await import('../home.tsx')).Home),
  },
  {
    ...lazyComponent(async () => (await import('../shell/data-layout.tsx')).DataLayout),
    children: [
      page(
        'impacts',
        say('app.sitePages.impacts'),
        async () => (await import('#domains/impacts/web/impacts-or-trees-page.tsx')).ImpactsOrTreesPage,
      ),
      page(
        'impacts/:id/:slug?',
        say('app.sitePages.impact'),
        async () => (await import('../joined/impact-with-comments.tsx')).ImpactWithComments,
      ),
      page(
        'scholarships',
        say('app.sitePages.scholarships'),
        async () => (await import('#domains/opportunities/web/list/scholarships-page.tsx')).ScholarshipsPage,
      ),
      page(
        'scholarships/:id/:slug?',
        say('app.sitePages.scholarship'),
        async () => (await import('../joined/opportunity-with-questions.tsx')).OpportunityWithQuestions,
      ),
      page(
        'leaderboard',
        say('app.sitePages.leaderboard'),
        async () => (await import('#domains/leaderboard/web/leaderboard-page.tsx')).LeaderboardPage,
      ),
      page(
        'councils',
        say('app.sitePages.councils'),
        async () => (await import('#domains/councils/web/list/councils-page.tsx')).CouncilsPage,
      ),
      page(
        'councils/:id/:slug?',
        say('app.sitePages.council'),
        async () => (await import('../joined/council-with-impacts.tsx')).CouncilWithImpacts,
      ),
      // For owners without a member area, and admins.
      {
        ...lazyComponent(async () => (await import('../shell/area-margins.tsx')).AreaMargins),
        children: [
          page(
            'councils/:id/:slug/edit',
            say('app.sitePages.editCouncil'),
            async () => (await import('#domains/councils/web/form/edit-council-page.tsx')).EditCouncilPage,
          ),
        ],
      },
      page(
        'unsubscribe/:token',
        say('app.sitePages.emailSettings'),
        async () => (await import('#domains/notifications/web/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
      ),
      page(
        'confirm-email/:token',
        say('app.sitePages.confirmEmail'),
        async () => (await import('#domains/auth/web/email/confirm-email-page.tsx')).ConfirmEmailPage,
      ),
      page(
        'undo-email/:token',
        say('app.sitePages.undoEmail'),
        async () => (await import('#domains/auth/web/email/undo-email-page.tsx')).UndoEmailPage,
      ),
      page(
        'not-me/:token',
        say('app.sitePages.notMe'),
        async () => (await import('#domains/auth/web/password/not-me-page.tsx')).NotMePage,
      ),
      page(
        'partners',
        say('app.sitePages.partners'),
        async () => (await import('../joined/partners-with-invitation.tsx')).PartnersWithInvitation,
      ),
      page('search', say('app.sitePages.search'), async () => (await import('../search/search-parts.ts')).SearchPage),
      page(
        'gallery',
        say('app.sitePages.gallery'),
        async () => (await import('../joined/gallery-with-descriptions.tsx')).GalleryWithDescriptions,
      ),
      page(
        'sdg',
        say('app.sitePages.goals'),
        async () => (await import('#domains/goals/web/goals-page.tsx')).GoalsPage,
      ),
      page(
        'sdg/:slug',
        say('app.sitePages.goal'),
        async () => (await import('../joined/goal-with-actions.tsx')).GoalWithActions,
      ),
      page(
        'news',
        say('app.sitePages.news'),
        async () => (await import('#domains/news/web/public/news-page.tsx')).NewsPage,
      ),
      page(
        'news/:id/:slug?',
        say('app.sitePages.article'),
        async () => (await import('../joined/article-with-comments.tsx')).ArticleWithComments,
      ),
    ],
  },
  ...(Object.keys(LEGAL_TITLES) as LegalPage[]).map((path) =>
    page(path, LEGAL_TITLES[path], async () => (await import('../joined/legal-pages.ts')).loadLegalPage(path)),
  ),
  notFoundPage,
];

/** In the visitor's layout, because it ends the session. */
export const logoutPage = page(
  'logout',
  say('app.sitePages.logOut'),
  async () => (await import('#domains/auth/web/session/logout-page.tsx')).LogoutPage,
);
