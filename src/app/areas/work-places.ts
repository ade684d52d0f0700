/** Where each role decides what, and how it is told that something has come. */
import type { Role, WorkWaiting } from '../../../generated/types.gen.ts';

export interface WorkPlace {
  work: keyof WorkWaiting;
  path: string;
  /** "An impact has come in for review" */
  one: string;
  /** "3 impacts have come in for review", without the number. */
  many: string;
}

const impacts = (path: string): WorkPlace => ({
  work: 'impactsToReview',
  path,
  one: 'An impact has come in for review',
  many: 'impacts have come in for review',
});

export const WORK_PLACES: Partial<Record<Role, readonly WorkPlace[]>> = {
  Judge: [impacts('/judge/impacts')],
  Admin: [
    impacts('/admin/impacts'),
    {
      work: 'opportunitiesToVerify',
      path: '/admin/opportunities',
      one: 'An opportunity has come in for verification',
      many: 'opportunities have come in for verification',
    },
    {
      work: 'councilsToDecide',
      path: '/admin/councils',
      one: 'A council has come in for a decision',
      many: 'councils have come in for a decision',
    },
  ],
  Member: [
    {
      work: 'membershipRequests',
      path: '/dashboard/councils',
      one: 'Somebody asks to join your council',
      many: 'people ask to join your councils',
    },
  ],
  Partner: [
    {
      work: 'applicationsToDecide',
      path: '/partner/applications',
      one: 'An application has come in',
      many: 'applications have come in',
    },
  ],
};

/** Where those review impacts who may. */
export const reviewPathOf = (role: Role): string =>
  WORK_PLACES[role]?.find(({ work }) => work === 'impactsToReview')?.path ?? '/';
