import type { FirstSteps } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

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
    title: say('app.steps.completeYourProfile'),
    why: say('app.steps.addAPictureOrA'),
    action: say('app.steps.editYourProfile'),
    to: '/dashboard/settings/profile',
  },
  {
    key: 'hasImpact',
    title: say('app.steps.logYourFirstImpact'),
    why: say('app.steps.aRiverCleanUpA'),
    action: say('app.steps.startLogging'),
    to: '/dashboard/impacts/new',
  },
  {
    key: 'hasCouncil',
    title: say('app.steps.joinACouncil'),
    why: say('app.steps.councilsAreSmallGroupsThat'),
    action: say('app.steps.findACouncil'),
    to: '/councils',
  },
  {
    key: 'hasOpportunity',
    title: say('app.steps.findAnOpportunity'),
    why: say('app.steps.yourPointsUnlockScholarships'),
    action: say('app.steps.seeWhatOpen'),
    to: '/scholarships',
  },
  {
    key: 'hasInvited',
    title: say('app.steps.inviteSomeone'),
    why: say('app.steps.youllGet10PointsWhen'),
    action: say('app.steps.sendAnInvitation'),
    to: '/dashboard/invite',
  },
];

export const countDone = (steps: FirstSteps): number => STEPS.filter(({ key }) => steps[key]).length;

/** True while the dashboard's sections would all be empty. */
export const isDashboardEmpty = ({ hasImpact, hasCouncil, hasOpportunity }: FirstSteps): boolean =>
  !hasImpact && !hasCouncil && !hasOpportunity;
