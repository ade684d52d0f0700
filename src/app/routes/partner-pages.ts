import type { RouteObject } from 'react-router-dom';
import { indexPage } from './page.ts';

export const partnerPages: RouteObject[] = [
  indexPage('Partner', async () => (await import('../areas/partner-home.tsx')).PartnerHome),
];
