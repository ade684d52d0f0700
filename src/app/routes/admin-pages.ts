import type { RouteObject } from 'react-router-dom';
import { indexPage, page } from './page.ts';
import { queuePages } from './queue-pages.tsx';

export const adminPages: RouteObject[] = [
  indexPage('Admin', async () => (await import('../areas/admin-home.tsx')).AdminHome),
  ...queuePages('Admin'),
  page('news', 'News', async () => (await import('#domains/news/web/manage/news-list-page.tsx')).NewsListPage),
  page(
    'news/new',
    'Write an article',
    async () => (await import('#domains/news/web/editor/new-article-page.tsx')).NewArticlePage,
  ),
  page(
    'news/:id/edit',
    'Edit an article',
    async () => (await import('#domains/news/web/editor/edit-article-page.tsx')).EditArticlePage,
  ),
  page('users', 'Users', async () => (await import('../joined/users-with-points.tsx')).UsersWithPoints),
  page(
    'content',
    'Hidden and featured',
    async () => (await import('#domains/administration/web/content/content-page.tsx')).ContentPage,
  ),
  page('audit', 'Audit log', async () => (await import('#domains/audit/web/audit-log-page.tsx')).AuditLogPage),
  page('points', 'Points', async () => (await import('#domains/points/web/manage/points-page.tsx')).PointsPage),
  page(
    'organizations',
    'Invite an organisation',
    async () => (await import('#domains/auth/web/invitations/organization-invite-page.tsx')).OrganizationInvitePage,
  ),
];
