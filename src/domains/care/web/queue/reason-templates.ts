/** Reasons to start with. The person reads them, except on a dismissal. */
import { say } from '#languages/say.ts';
import type { TextTemplate } from '#ui/text-dialog.tsx';

export const DISMISS_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'fine',
    label: say('care.reasonTemplates.itWithinTheRules'),
    text: say('care.reasonTemplates.itDoesntBreakTheCommunity'),
  },
  {
    id: 'changed',
    label: say('care.reasonTemplates.itHasBeenCorrected'),
    text: say('care.reasonTemplates.itBrokeTheCommunityRules'),
  },
  {
    id: 'abuse',
    label: say('care.reasonTemplates.theReportIsntInGood'),
    text: say('care.reasonTemplates.theReportsArentAboutThe'),
  },
];

/** For showing what was held without a report. */
export const SHOW_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'fine',
    label: say('care.reasonTemplates.itWithinTheRules'),
    text: say('care.reasonTemplates.itDoesntBreakTheCommunity'),
  },
  { id: 'honest', label: say('care.reasonTemplates.itIsntSpam'), text: say('care.reasonTemplates.itAnHonestPartOf') },
];

export const ACT_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'respect',
    label: say('care.reasonTemplates.itInsultsOrHarassesSomeone'),
    text: say('care.reasonTemplates.itInsultsOrHarassesSomeone2'),
  },
  {
    id: 'hate',
    label: say('care.reasonTemplates.itHateful'),
    text: say('care.reasonTemplates.itHatefulTowardsAGroup'),
  },
  {
    id: 'false',
    label: say('care.reasonTemplates.itUntrue'),
    text: say('care.reasonTemplates.itClaimsSomethingThatDidnt'),
  },
  {
    id: 'private',
    label: say('care.reasonTemplates.itShowsPrivateInformation'),
    text: say('care.reasonTemplates.itShowsPrivateInformationOr'),
  },
  {
    id: 'offensive',
    label: say('care.reasonTemplates.itViolentSexualOrShocking'),
    text: say('care.reasonTemplates.itShowsOrDescribesSomething'),
  },
  {
    id: 'spam',
    label: say('care.reasonTemplates.itAdvertising'),
    text: say('care.reasonTemplates.itAdvertisesAProductOr'),
  },
];

export const UPHOLD_TEMPLATES: readonly TextTemplate[] = [
  {
    id: 'same',
    label: say('care.reasonTemplates.nothingNew'),
    text: say('care.reasonTemplates.weLookedAtItAgain'),
  },
];

export const OVERTURN_TEMPLATES: readonly TextTemplate[] = [
  { id: 'mistake', label: say('care.reasonTemplates.ourMistake'), text: say('care.reasonTemplates.youreRightWeMadeA') },
  {
    id: 'new',
    label: say('care.reasonTemplates.theAppealExplainsIt'),
    text: say('care.reasonTemplates.yourAppealExplainsWhatWe'),
  },
];
