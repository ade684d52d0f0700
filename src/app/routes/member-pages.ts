import type { RouteObject } from 'react-router-dom';
import { indexPage, page } from './page.ts';

export const memberPages: RouteObject[] = [
  indexPage('Dashboard', async () => (await import('../areas/member/member-home.tsx')).MemberHome),
  page(
    'impacts',
    'My impacts',
    async () => (await import('#domains/impacts/web/mine/my-impacts-page.tsx')).MyImpactsPage,
  ),
  page(
    'impacts/new',
    'Log an impact',
    async () => (await import('../joined/impact-with-council.tsx')).NewImpactWithCouncil,
  ),
  page(
    'impacts/:id/edit',
    'Edit an impact',
    async () => (await import('../joined/impact-with-council.tsx')).EditImpactWithCouncil,
  ),
  page(
    'scholarships',
    'My scholarships',
    async () => (await import('#domains/opportunities/web/mine/my-scholarships-page.tsx')).MyScholarshipsPage,
  ),
  page(
    'councils',
    'My councils',
    async () => (await import('#domains/councils/web/mine/my-councils-page.tsx')).MyCouncilsPage,
  ),
  page(
    'councils/new',
    'Found a council',
    async () => (await import('#domains/councils/web/form/new-council-page.tsx')).NewCouncilPage,
  ),
  page(
    'councils/:id/edit',
    'Edit a council',
    async () => (await import('#domains/councils/web/form/edit-council-page.tsx')).EditCouncilPage,
  ),
  page(
    'points',
    'Points history',
    async () => (await import('#domains/points/web/mine/my-points-page.tsx')).MyPointsPage,
  ),
];
