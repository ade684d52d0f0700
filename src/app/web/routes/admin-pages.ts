import type { RouteObject } from 'react-router-dom';
import { applicationWork } from '#domains/opportunities/web/application-queue/application-work.ts';
import { say } from '#languages/say.ts';
import { indexPage, page } from './page.ts';
import { queuePage, queuePages } from './queue-pages.tsx';

export const adminPages: RouteObject[] = [
  indexPage(say('app.adminPages.admin'), async () => (await import('../areas/admin-home.tsx')).AdminHome),
  ...queuePages('Admin'),
  // Of one opportunity, when it has no partner who decides. Not in the menu: partners decide on all others.
  queuePage(applicationWork),
  page(
    'news',
    say('app.adminPages.news'),
    async () => (await import('#domains/news/web/manage/news-list-page.tsx')).NewsListPage,
  ),
  page(
    'news/new',
    say('app.adminPages.writeArticle'),
    async () => (await import('#domains/news/web/editor/new-article-page.tsx')).NewArticlePage,
  ),
  page(
    'news/:id/edit',
    say('app.adminPages.editArticle'),
    async () => (await import('#domains/news/web/editor/edit-article-page.tsx')).EditArticlePage,
  ),
  page(
    'users',
    say('app.adminPages.users'),
    async () => (await import('../joined/users-with-points.tsx')).UsersWithPoints,
  ),
  page(
    'import',
    say('imports.importPage.heading'),
    async () => (await import('#domains/imports/web/import-page.tsx')).ImportPage,
  ),
  page(
    'content',
    say('app.adminPages.content'),
    async () => (await import('#domains/administration/web/content/content-page.tsx')).ContentPage,
  ),
  page(
    'audit',
    say('app.adminPages.auditLog'),
    async () => (await import('#domains/audit/web/audit-log-page.tsx')).AuditLogPage,
  ),
  page(
    'health',
    say('operations.health.title'),
    async () => (await import('#domains/operations/web/health/health-page.tsx')).HealthPage,
  ),
  page(
    'security/:part?',
    say('app.adminPages.security'),
    async () => (await import('../joined/security-with-webhooks.tsx')).SecurityWithWebhooks,
  ),
  page(
    'points/:part?',
    say('app.adminPages.points'),
    async () => (await import('../joined/points-pages.tsx')).PointsPages,
  ),
  page(
    'organizations',
    say('app.adminPages.inviteOrganisation'),
    async () => (await import('#domains/auth/web/invitations/organization-invite-page.tsx')).OrganizationInvitePage,
  ),
];
