/** What the demo applicants wrote, and the replies. */
import type { ApplicationText } from '#domains/opportunities/application-text.ts';
import type { ApplicationTerms } from '#domains/opportunities/server/public.ts';
import { idAt } from '../ids.ts';
import { createRandom, type Random } from '../random.ts';
import { ADDED_REASONS, ASKING, type Asking } from './asks.ts';
import type { OfferPlan } from './offer-plan.ts';
import type { Organization } from './organizations.ts';

/** A separate random stream, so that texts don't affect who does what and when. */
const chanceOf = (id: string): Random => createRandom(Number.parseInt(id.slice(-8), 16));

const WRITES = 0.8;
const ANSWERS_FREELY = 0.6;
const SHARES = 0.8;
const SHARES_PHONE = 0.5;

function askingOf({ type }: OfferPlan): Asking {
  const asking = ASKING[type];
  if (!asking) throw new Error(`Nobody knows what a ${type} asks`);
  return asking;
}

export function termsOf(
  id: string,
  { plan, organization, createdAt }: { plan: OfferPlan; organization: Organization; createdAt: Date },
): ApplicationTerms {
  const random = chanceOf(id);
  const { questions, requiresMessage, acceptMessage, declineMessage } = askingOf(plan);
  return {
    questions: questions.map(({ text, isRequired }) => ({ id: idAt(random, createdAt), text, isRequired })),
    requiresMessage,
    acceptMessage,
    declineMessage,
    contactEmail: `apply@${new URL(organization.site).host}`,
  };
}

/** @param isOfMember whether the demo member applies, who should see how both sides get in touch. */
export function writtenFor(id: string, plan: OfferPlan, isOfMember: boolean): ApplicationText {
  const random = chanceOf(id);
  const { questions, requiresMessage, reasons } = askingOf(plan);
  const message = `${random.pick(reasons)} ${random.pick(ADDED_REASONS)}`;
  const sharesContact = random.chance(SHARES) || isOfMember;
  return {
    message: requiresMessage || random.chance(WRITES) ? message : null,
    answers: questions.flatMap(({ text, isRequired, answers }) =>
      isRequired || random.chance(ANSWERS_FREELY) ? [{ question: text, answer: random.pick(answers) }] : [],
    ),
    sharesContact,
    sharesPhone: sharesContact && random.chance(SHARES_PHONE),
  };
}
