/** Every route of the product, who may open it, and the file of its page. */
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import { reviewWork } from '#domains/impacts/web/queue/review-work.ts';
import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { forDuty, forRole, forVisitors, preloadingShell } from './guards.ts';
import { queuePathOf } from './queues.ts';
import { adminPages } from './routes/admin-pages.ts';
import { authPages } from './routes/auth-pages.ts';
import { judgePages } from './routes/judge-pages.ts';
import { memberPages } from './routes/member-pages.ts';
import { AREA_HANDLE, lazyComponent, notFoundPage, page } from './routes/page.ts';
import { partnerPages } from './routes/partner-pages.ts';
import { peoplePages, profilePage } from './routes/people-pages.ts';
import { logoutPage, sitePages } from './routes/site-pages.ts';
import { sayDuty } from './shell/area-names.ts';
import { PageLoading } from './shell/page-loading.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import { RouteError } from './shell/route-error.tsx';
import { ShellLayout } from './shell/shell-layout.tsx';
import { SiteLayout } from './shell/site/site-layout.tsx';

export type AppRouter = ReturnType<typeof createRouter>;

export const createRouter = (session: Session) => createBrowserRouter(buildRoutes(session));

/** Calls back once the first page's code is loaded and its guards have let the visitor in. */
export function whenInitialized(router: AppRouter, then: (state: AppRouter['state']) => void): void {
  if (router.state.initialized) {
    then(router.state);
    return;
  }
  const stop = router.subscribe((state) => {
    if (!state.initialized) return;
    stop();
    then(state);
  });
}

export function buildRoutes(session: Session): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: PageLoading,
      children: [
        authArea(session),
        ...duties(session),
        { Component: SiteLayout, children: [{ ErrorBoundary: RouteError, children: [logoutPage] }] },
        {
          Component: ShellLayout,
          middleware: [preloadingShell(session)],
          children: [
            { ErrorBoundary: RouteError, children: sitePages(session) },
            area('/dashboard', 'Member', session, memberPages),
            area('/admin', 'Admin', session, adminPages),
            area('/partner', 'Partner', session, partnerPages),
            area('/judge', 'Judge', session, judgePages),
            impactVerification(session),
          ],
        },
      ],
    },
    // Outside the shell, since the showcase brings its own.
    {
      ...page(
        '/dev/ui',
        say('app.router.designSystem'),
        async () => (await import('#platform/browser/showcase/showcase.tsx')).Showcase,
      ),
      HydrateFallback: PageLoading,
    },
  ];
}

const authArea = (session: Session): RouteObject => ({
  path: 'auth',
  middleware: [forVisitors(session)],
  ...lazyComponent(async () => (await import('./shell/focus-layout.tsx')).FocusLayout),
  children: [
    {
      ErrorBoundary: RouteError,
      children: authPages,
    },
  ],
});

const duties = (session: Session): RouteObject[] => [
  duty('/second-step', session, async () => (await import('./areas/second-step-page.tsx')).SecondStepPage),
  duty(
    '/profile-information',
    session,
    async () => (await import('./areas/profile-completion-page.tsx')).ProfileCompletionPage,
  ),
];

const duty = (
  path: Parameters<typeof forDuty>[0],
  session: Session,
  load: () => Promise<ComponentType>,
): RouteObject => ({
  middleware: [forDuty(path)(session)],
  ...lazyComponent(async () => (await import('./shell/focus-layout.tsx')).FocusLayout),
  children: [{ ErrorBoundary: RouteError, children: [page(path, sayDuty(path), load)] }],
});

function area(path: string, role: Role, session: Session, pages: RouteObject[]): RouteObject {
  return {
    path,
    handle: AREA_HANDLE,
    middleware: [forRole(role)(session)],
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...(role === 'Member' ? pages : [unlessSuspended(pages)]),
          ...peoplePages,
          ...profilePages(role),
          ownMediaPage,
          invitePage,
          notificationsPage,
          settingsPage,
          formerAccountPage(path),
          notFoundPage,
        ],
      },
    ],
  };
}

const unlessSuspended = (pages: RouteObject[]): RouteObject => ({
  ...lazyComponent(async () => (await import('./areas/unless-suspended.tsx')).UnlessSuspended),
  children: pages,
});

/** A member's profile has the specified address. */
const profilePages = (role: Role): RouteObject[] => [
  profilePage(role === 'Member' ? 'changemaker/:id/:slug?' : 'people/:id/:slug?'),
];

/** A page of two areas: it opens in the area of the person's role. */
const impactVerification = (session: Session): RouteObject => ({
  path: '/impact/new-impact-verification',
  handle: AREA_HANDLE,
  middleware: [forRole('Judge', 'Admin')(session)],
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        {
          // The path without an impact's id, which the `*` route below doesn't match.
          index: true,
          Component: PageLoading,
          loader: () => redirect(reviewQueueOf(session)),
        },
        unlessSuspended([
          page(
            ':id',
            say('app.router.reviewImpact'),
            async () => (await import('./areas/impact-verification-page.tsx')).ImpactVerificationPage,
          ),
        ]),
        notFoundPage,
      ],
    },
  ],
});

function reviewQueueOf(session: Session): string {
  const user = selectUser(session.getSnapshot());
  return user ? queuePathOf(user.role, reviewWork) : '/auth/login';
}

const ownMediaPage = page(
  'media',
  say('app.router.myFiles'),
  async () => (await import('#domains/media/web/own/own-media-page.tsx')).OwnMediaPage,
);

const invitePage = page(
  'invite',
  say('app.router.inviteSomeone'),
  async () => (await import('#domains/auth/web/invitations/invite-page.tsx')).InvitePage,
);

const settingsPage = page(
  'settings/:section?/:id?',
  say('app.router.settings'),
  async () => (await import('./settings/settings-page.tsx')).SettingsPage,
);

/** The settings' former address. */
const formerAccountPage = (area: string): RouteObject => ({
  path: 'account',
  Component: PageLoading,
  loader: () => redirect(`${area}/settings`),
});

const notificationsPage = page(
  'notifications',
  say('app.router.notifications'),
  async () => (await import('./notifications/live-notifications-page.tsx')).LiveNotificationsPage,
);
