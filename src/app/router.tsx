/** Every address of the product, who may open it, and the file that its page comes from. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Role } from '../../generated/types.gen.ts';
import type { SessionActor } from '../domains/auth/web/session-actor.ts';
import { forIncompleteProfiles, forRole, forVisitors, forwardingArrivals } from './guards.ts';
import { RootLayout } from './shell/root-layout.tsx';
import { RouteError } from './shell/route-error.tsx';
import { SiteLayout } from './shell/site-layout.tsx';

/** `title` names the page in the browser's tab; the home page has the product's name alone. */
export interface RouteHandle {
  title?: string;
}

export type AppRouter = ReturnType<typeof createRouter>;

export const createRouter = (session: SessionActor) => createBrowserRouter(buildRoutes(session));

function buildRoutes(session: SessionActor): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: Nothing,
      children: [
        { Component: SiteLayout, children: [{ ErrorBoundary: RouteError, children: sitePages(session) }] },
        authArea(session),
        profileCompletion(session),
        {
          lazy: async () => ({ Component: (await import('./shell/data-layout.tsx')).DataLayout }),
          children: [
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
      ...page('/dev/ui', 'Design system', async () => (await import('../ui/showcase/showcase-page.tsx')).ShowcasePage),
      HydrateFallback: Nothing,
    },
  ];
}

/** Before the first page is there: the ground alone, since a flash of something else would only be in the way. */
const Nothing = () => null;

type PageComponent = NonNullable<RouteObject['Component']>;

function page(path: string, title: string, load: () => Promise<PageComponent>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

const notFoundPage = page('*', 'Page not found', async () => (await import('./shell/not-found-page.tsx')).NotFoundPage);

const sitePages = (session: SessionActor): RouteObject[] => [
  {
    index: true,
    middleware: [forwardingArrivals(session)],
    lazy: async () => ({ Component: (await import('./home.tsx')).Home }),
  },
  {
    lazy: async () => ({ Component: (await import('./shell/data-layout.tsx')).DataLayout }),
    children: [
      page('impacts', 'Impacts', async () => (await import('./impacts/impacts-page.tsx')).ImpactsPage),
      page('impacts/:id/:slug?', 'Impact', async () => (await import('./impacts/impact-page.tsx')).ImpactPage),
    ],
  },
  page(
    'partners',
    'Partners',
    async () => (await import('../domains/community/web/pages/partners-page.tsx')).PartnersPage,
  ),
  page('terms', 'Terms', async () => (await import('../domains/community/web/pages/terms-page.tsx')).TermsPage),
  page('privacy', 'Privacy', async () => (await import('../domains/community/web/pages/privacy-page.tsx')).PrivacyPage),
  page('logout', 'Log out', async () => (await import('../domains/auth/web/pages/logout-page.tsx')).LogoutPage),
  notFoundPage,
];

const authArea = (session: SessionActor): RouteObject => ({
  path: 'auth',
  middleware: [forVisitors(session)],
  lazy: async () => ({ Component: (await import('./shell/focus-layout.tsx')).FocusLayout }),
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        page('login', 'Log in', async () => (await import('../domains/auth/web/pages/login-page.tsx')).LoginPage),
        page(
          'register',
          'Create an account',
          async () => (await import('../domains/auth/web/pages/register-page.tsx')).RegisterPage,
        ),
        page(
          'forgot',
          'Forgot your password',
          async () => (await import('../domains/auth/web/pages/forgot-password-page.tsx')).ForgotPasswordPage,
        ),
        page(
          'reset/:token',
          'Choose a new password',
          async () => (await import('../domains/auth/web/pages/reset-password-page.tsx')).ResetPasswordPage,
        ),
        page(
          'verify/:token',
          'Verify your address',
          async () => (await import('../domains/auth/web/pages/verify-email-page.tsx')).VerifyEmailPage,
        ),
        page(
          'google/return',
          'Logging in',
          async () => (await import('../domains/auth/web/pages/external-return-page.tsx')).ExternalReturnPage,
        ),
        notFoundPage,
      ],
    },
  ],
});

const profileCompletion = (session: SessionActor): RouteObject => ({
  middleware: [forIncompleteProfiles(session)],
  lazy: async () => ({ Component: (await import('./shell/focus-layout.tsx')).FocusLayout }),
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        page(
          'profile-information',
          'Complete your profile',
          async () => (await import('./areas/profile-completion-page.tsx')).ProfileCompletionPage,
        ),
      ],
    },
  ],
});

function area(path: string, role: Role, session: SessionActor, pages: RouteObject[]): RouteObject {
  return {
    path,
    middleware: [forRole(role)(session)],
    lazy: async () => ({ Component: (await import('./areas/area-layout.tsx')).AreaLayout }),
    children: [{ ErrorBoundary: RouteError, children: [...pages, accountPage, notFoundPage] }],
  };
}

/** A page of two areas: it stands in the area of whoever opens it. */
const impactVerification = (session: SessionActor): RouteObject => ({
  path: '/impact/new-impact-verification',
  middleware: [forRole('Judge', 'Admin')(session)],
  lazy: async () => ({ Component: (await import('./areas/area-layout.tsx')).AreaLayout }),
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        page(
          ':id',
          'Review an impact',
          async () => (await import('./areas/impact-verification-page.tsx')).ImpactVerificationPage,
        ),
        notFoundPage,
      ],
    },
  ],
});

const reviewPage = page('impacts', 'Review', async () => (await import('./areas/review-page.tsx')).ReviewPage);

const accountPage = page('account', 'Account', async () => (await import('./areas/account-page.tsx')).AccountPage);

const memberPages: RouteObject[] = [
  {
    index: true,
    handle: { title: 'Dashboard' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./areas/member-home.tsx')).MemberHome }),
  },
  page(
    'impacts',
    'My impacts',
    async () => (await import('../domains/impacts/web/mine/my-impacts-page.tsx')).MyImpactsPage,
  ),
  page('impacts/new', 'Log an impact', async () => (await import('./impacts/new-impact-page.tsx')).NewImpactPage),
  page(
    'impacts/:id/edit',
    'Edit an impact',
    async () => (await import('./impacts/edit-impact-page.tsx')).EditImpactPage,
  ),
  page(
    'points',
    'Why this score',
    async () => (await import('../domains/points/web/pages/my-points-page.tsx')).MyPointsPage,
  ),
  page('invite', 'Invite somebody', async () => (await import('../domains/auth/web/pages/invite-page.tsx')).InvitePage),
];

const adminPages: RouteObject[] = [
  {
    index: true,
    handle: { title: 'Admin' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./areas/admin-home.tsx')).AdminHome }),
  },
  reviewPage,
  page('audit', 'Audit log', async () => (await import('../domains/audit/web/audit-log-page.tsx')).AuditLogPage),
  page('points', 'Points', async () => (await import('../domains/points/web/pages/points-page.tsx')).PointsPage),
  page(
    'organizations',
    'Invite an organization',
    async () => (await import('../domains/auth/web/pages/organization-invite-page.tsx')).OrganizationInvitePage,
  ),
];

const partnerPages: RouteObject[] = [
  {
    index: true,
    handle: { title: 'Partner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./areas/partner-home.tsx')).PartnerHome }),
  },
];

const judgePages: RouteObject[] = [
  {
    index: true,
    handle: { title: 'Judge' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./areas/judge-home.tsx')).JudgeHome }),
  },
  reviewPage,
];
