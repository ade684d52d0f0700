import { presentRule } from '#domains/points/flows/points-rules.ts';
import type { FirstSteps } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasPage } from '#platform/browser/page/has-page.ts';

export interface Step {
  key: keyof FirstSteps;
  title: string;
  sayWhy: () => string;
  action: string;
  to: string;
}

const STEPS: readonly Step[] = [
  {
    key: 'hasProfile',
    title: say('app.steps.profile.title'),
    sayWhy: () => say('app.steps.profile.why'),
    action: say('app.steps.profile.action'),
    to: '/dashboard/settings/profile',
  },
  {
    key: 'hasImpact',
    title: say('app.steps.impact.title'),
    sayWhy: () => say('app.steps.impact.why'),
    action: say('app.steps.startLogging'),
    to: '/dashboard/impacts/new',
  },
  {
    key: 'hasCouncil',
    title: say('app.steps.council.title'),
    sayWhy: () => say('app.steps.council.why'),
    action: say('app.steps.council.action'),
    to: '/councils',
  },
  {
    key: 'hasOpportunity',
    title: say('app.steps.opportunity.title'),
    sayWhy: () => say('app.steps.opportunity.why'),
    action: say('app.steps.opportunity.action'),
    to: '/scholarships',
  },
  {
    key: 'hasInvited',
    title: say('app.steps.inviteSomeone'),
    sayWhy: () => say('app.steps.invitation.why', { points: presentRule().invitation }),
    action: say('app.steps.invitation.action'),
    to: '/dashboard/invite',
  },
];

/** Without those of areas that the community does without. */
export const openSteps = (): Step[] => STEPS.filter(({ to }) => hasPage(to));

export const countDone = (steps: FirstSteps): number => openSteps().filter(({ key }) => steps[key]).length;

/** True while the dashboard's sections would all be empty. */
export const isDashboardEmpty = ({ hasImpact, hasCouncil, hasOpportunity }: FirstSteps): boolean =>
  !hasImpact && !hasCouncil && !hasOpportunity;
