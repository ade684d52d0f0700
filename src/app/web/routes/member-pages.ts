import type { RouteObject } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { indexPage, page } from './page.ts';

export const memberPages: RouteObject[] = [
  indexPage(say('app.memberPages.dashboard'), async () => (await import('../areas/member/member-home.tsx')).MemberHome),
  page(
    'impacts',
    say('app.memberPages.myImpacts'),
    async () => (await import('#domains/impacts/web/mine/my-impacts-page.tsx')).MyImpactsPage,
  ),
  page(
    // One route, whose code is there when someone offline edits what they have just submitted.
    'impacts/new/:draftId?',
    say('app.memberPages.logImpact'),
    async () => (await import('../joined/impact-with-council.tsx')).NewImpactWithCouncil,
  ),
  page(
    'impacts/:id/edit',
    say('app.memberPages.editImpact'),
    async () => (await import('../joined/impact-with-council.tsx')).EditImpactWithCouncil,
  ),
  page(
    'scholarships',
    say('app.memberPages.myScholarships'),
    async () => (await import('#domains/opportunities/web/mine/my-scholarships-page.tsx')).MyScholarshipsPage,
  ),
  page(
    'councils',
    say('app.memberPages.myCouncils'),
    async () => (await import('#domains/councils/web/mine/my-councils-page.tsx')).MyCouncilsPage,
  ),
  page(
    'councils/new',
    say('app.memberPages.foundCouncil'),
    async () => (await import('#domains/councils/web/form/new-council-page.tsx')).NewCouncilPage,
  ),
  page(
    'councils/:id/edit',
    say('app.memberPages.editCouncil'),
    async () => (await import('#domains/councils/web/form/edit-council-page.tsx')).EditCouncilPage,
  ),
  page(
    'points',
    say('app.memberPages.pointsHistory'),
    async () => (await import('#domains/points/web/mine/my-points-page.tsx')).MyPointsPage,
  ),
];
