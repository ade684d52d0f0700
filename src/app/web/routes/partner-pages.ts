import type { RouteObject } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { indexPage, page } from './page.ts';
import { queuePages } from './queue-pages.tsx';

export const partnerPages: RouteObject[] = [
  indexPage(say('app.partnerPages.partner'), async () => (await import('../areas/partner-home.tsx')).PartnerHome),
  page(
    'opportunities',
    say('app.partnerPages.myOpportunities'),
    async () => (await import('#domains/opportunities/web/manage/my-opportunities-page.tsx')).MyOpportunitiesPage,
  ),
  page(
    'opportunities/new',
    say('app.partnerPages.offerOpportunity'),
    async () => (await import('#domains/opportunities/web/form/new-opportunity-page.tsx')).NewOpportunityPage,
  ),
  page(
    'opportunities/:id/edit',
    say('app.partnerPages.editOpportunity'),
    async () => (await import('#domains/opportunities/web/form/edit-opportunity-page.tsx')).EditOpportunityPage,
  ),
  ...queuePages('Partner'),
];
