import type { RouteObject } from 'react-router-dom';
import { indexPage, page } from './page.ts';
import { queuePages } from './queue-pages.tsx';

export const partnerPages: RouteObject[] = [
  indexPage('Partner', async () => (await import('../areas/partner-home.tsx')).PartnerHome),
  page(
    'opportunities',
    'My opportunities',
    async () => (await import('#domains/opportunities/web/manage/my-opportunities-page.tsx')).MyOpportunitiesPage,
  ),
  page(
    'opportunities/new',
    'Offer an opportunity',
    async () => (await import('#domains/opportunities/web/form/new-opportunity-page.tsx')).NewOpportunityPage,
  ),
  page(
    'opportunities/:id/edit',
    'Edit an opportunity',
    async () => (await import('#domains/opportunities/web/form/edit-opportunity-page.tsx')).EditOpportunityPage,
  ),
  ...queuePages('Partner'),
];
