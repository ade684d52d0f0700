/** What the overview says of the queues that it counts. Apart from the queues, since every visitor loads those. */
import type { WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

interface PendingTexts {
  /** Follows the number: "councils awaiting a decision". */
  awaiting: (count: number) => string;
  lead: string;
  action: string;
}

export const PENDING_TEXTS: { readonly [Count in keyof WorkWaiting]?: PendingTexts } = {
  councilsToDecide: {
    awaiting: (count) => say('councils.councilWork.awaiting', { count }),
    lead: say('councils.councilWork.intro'),
    action: say('councils.councilWork.reviewCouncils'),
  },
  reportsToDecide: {
    awaiting: (count) => say('moderation.reportWork.awaiting', { count }),
    lead: say('moderation.reportWork.intro'),
    action: say('moderation.reportWork.reviewReports'),
  },
  registrationsToDecide: {
    awaiting: (count) => say('auth.registrationWork.awaiting', { count }),
    lead: say('auth.registrationWork.intro'),
    action: say('auth.registrationWork.review'),
  },
  opportunitiesToVerify: {
    awaiting: (count) => say('opportunities.verificationWork.awaiting', { count }),
    lead: say('opportunities.verificationWork.intro'),
    action: say('opportunities.verificationWork.startVerifying'),
  },
  applicationsToDecide: {
    awaiting: (count) => say('opportunities.applicationWork.awaiting', { count }),
    lead: say('opportunities.applicationWork.intro'),
    action: say('opportunities.applicationWork.reviewApplications'),
  },
};
