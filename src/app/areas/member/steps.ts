import type { FirstSteps } from '#generated/types.gen.ts';

export interface Step {
  key: keyof FirstSteps;
  title: string;
  why: string;
  action: string;
  to: string;
}

export const STEPS: readonly Step[] = [
  {
    key: 'hasProfile',
    title: 'Complete your profile',
    why: 'Add a picture or a few words, so that people know who they’re working with.',
    action: 'Edit your profile',
    to: '/dashboard/settings/profile',
  },
  {
    key: 'hasImpact',
    title: 'Log your first impact',
    why: 'A river clean-up, a class you taught, a roof with solar panels: it takes a few minutes and earns points once it’s verified.',
    action: 'Start logging',
    to: '/dashboard/impacts/new',
  },
  {
    key: 'hasCouncil',
    title: 'Join a council',
    why: 'Councils are small groups that act together, for a place or for a goal.',
    action: 'Find a council',
    to: '/councils',
  },
  {
    key: 'hasOpportunity',
    title: 'Find an opportunity',
    why: 'Your points unlock scholarships, internships and grants. Save one to see its deadline here.',
    action: 'See what’s open',
    to: '/scholarships',
  },
  {
    key: 'hasInvited',
    title: 'Invite someone',
    why: 'You’ll get 10 points when they join.',
    action: 'Send an invitation',
    to: '/dashboard/invite',
  },
];

export const countDone = (steps: FirstSteps): number => STEPS.filter(({ key }) => steps[key]).length;

/** True while the dashboard's sections would all be empty. */
export const isAtTheStart = ({ hasImpact, hasCouncil, hasOpportunity }: FirstSteps): boolean =>
  !hasImpact && !hasCouncil && !hasOpportunity;
