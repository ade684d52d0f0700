import type { RouteObject } from 'react-router-dom';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import { say } from '#languages/say.ts';
import { redirectingAfterLogin } from '../guards.ts';
import { lazyComponent, lazyHomePage, notFoundPage, page } from './page.ts';

/** Pages without data that the server knows. */
const PLAIN_TITLES = {
  rules: say('app.sitePages.rules'),
  terms: say('app.sitePages.terms'),
  privacy: say('app.sitePages.privacy'),
  verify: say('app.siteFooter.verify'),
  imprint: say('app.siteFooter.imprint'),
};
type PlainPage = keyof typeof PLAIN_TITLES;

/** Pages that links in emails lead to, or that someone passes on. */
const LINK_TITLES = {
  credentials: say('app.peoplePages.credentials'),
  unsubscribe: say('app.sitePages.emailSettings'),
  'confirm-email': say('app.sitePages.confirmEmail'),
  'undo-email': say('app.sitePages.undoEmail'),
  'not-me': say('app.sitePages.notMe'),
};
type LinkPage = keyof typeof LINK_TITLES;

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
        'people/:id/:slug?',
        say('app.peoplePages.profile'),
        async () => (await import('../joined/public-profile.tsx')).PublicProfile,
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
      ...(Object.keys(LINK_TITLES) as LinkPage[]).map((kind) =>
        page(`${kind}/:token`, LINK_TITLES[kind], async () =>
          (await import('../joined/link-pages.ts')).loadLinkPage(kind),
        ),
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
  ...(Object.keys(PLAIN_TITLES) as PlainPage[]).map((path) =>
    page(path, PLAIN_TITLES[path], async () => (await import('../joined/plain/plain-pages.ts')).loadPlainPage(path)),
  ),
  notFoundPage,
];

/** In the visitor's layout, because it ends the session. */
export const logoutPage = page(
  'logout',
  say('app.sitePages.logOut'),
  async () => (await import('#domains/auth/web/session/logout-page.tsx')).LogoutPage,
);
