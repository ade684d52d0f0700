/** Where each role decides what, and the toast for new work. */
import type { Role, WorkWaiting } from '#generated/types.gen.ts';

export interface WorkPlace {
  work: keyof WorkWaiting;
  path: string;
  /** "New impact to review" */
  one: string;
  /** "3 new impacts to review", without the number. */
  many: string;
}

const impacts = (path: string): WorkPlace => ({
  work: 'impactsToReview',
  path,
  one: 'New impact to review',
  many: 'new impacts to review',
});

export const WORK_PLACES: Partial<Record<Role, readonly WorkPlace[]>> = {
  Judge: [impacts('/judge/impacts')],
  Admin: [
    impacts('/admin/impacts'),
    {
      work: 'opportunitiesToVerify',
      path: '/admin/opportunities',
      one: 'New opportunity to verify',
      many: 'new opportunities to verify',
    },
    {
      work: 'councilsToDecide',
      path: '/admin/councils',
      one: 'New council to decide on',
      many: 'new councils to decide on',
    },
  ],
  Member: [
    {
      work: 'membershipRequests',
      path: '/dashboard/councils',
      one: 'New request to join your council',
      many: 'new requests to join your councils',
    },
  ],
  Partner: [
    {
      work: 'applicationsToDecide',
      path: '/partner/applications',
      one: 'New application',
      many: 'new applications',
    },
  ],
};

export const reviewPathOf = (role: Role): string =>
  WORK_PLACES[role]?.find(({ work }) => work === 'impactsToReview')?.path ?? '/';
