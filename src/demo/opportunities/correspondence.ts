/** What the demo applicants wrote, and the replies. */
import type { ApplicationText } from '#domains/opportunities/application-text.ts';
import type { ApplicationTerms } from '#domains/opportunities/server/public.ts';
import { idAt } from '../ids.ts';
import { createRandom, type Random } from '../random.ts';
import texts from '../texts/application-forms.json' with { type: 'json' };
import type { OfferPlan } from './offers.ts';
import type { Organization } from './organizations.ts';

/** Questions of the demo organisations, with applicants' answers and the organisations' messages. */
interface FormQuestion {
  text: string;
  isRequired: boolean;
  /** Applicants' answers. */
  answers: readonly string[];
}

interface ApplicationForm {
  requiresMessage: boolean;
  questions: readonly FormQuestion[];
  acceptMessage: string;
  declineMessage: string;
  /** Why people apply. */
  reasons: readonly string[];
}

/** By the type's name in the database. */
const APPLICATION_FORMS: Readonly<Record<string, ApplicationForm>> = texts.forms;
/** Remarks that fit any application. */
const GENERAL_REMARKS: readonly string[] = texts.remarks;

/** A separate random stream, so that texts don't affect who does what and when. */
const randomFor = (id: string): Random => createRandom(Number.parseInt(id.slice(-8), 16));

const MESSAGE_SHARE = 0.8;
const OPTIONAL_ANSWER_SHARE = 0.6;
const CONTACT_SHARE = 0.8;
const PHONE_SHARE = 0.5;

function formOf({ type }: OfferPlan): ApplicationForm {
  const form = APPLICATION_FORMS[type];
  if (!form) throw new Error(`Nobody knows what a ${type} asks`);
  return form;
}

export function termsOf(
  id: string,
  { plan, organization, createdAt }: { plan: OfferPlan; organization: Organization; createdAt: Date },
): ApplicationTerms {
  const random = randomFor(id);
  const { questions, requiresMessage, acceptMessage, declineMessage } = formOf(plan);
  return {
    questions: questions.map(({ text, isRequired }) => ({ id: idAt(random, createdAt), text, isRequired })),
    requiresMessage,
    acceptMessage,
    declineMessage,
    contactEmail: `apply@${new URL(organization.site).host}`,
  };
}

/** @param isOfMember whether the demo member applies, who should see how both sides get in touch. */
export function applicationTextOf(id: string, plan: OfferPlan, isOfMember: boolean): ApplicationText {
  const random = randomFor(id);
  const { questions, requiresMessage, reasons } = formOf(plan);
  const message = `${random.pick(reasons)} ${random.pick(GENERAL_REMARKS)}`;
  const sharesContact = random.chance(CONTACT_SHARE) || isOfMember;
  return {
    message: requiresMessage || random.chance(MESSAGE_SHARE) ? message : null,
    answers: questions.flatMap(({ text, isRequired, answers }) =>
      isRequired || random.chance(OPTIONAL_ANSWER_SHARE) ? [{ question: text, answer: random.pick(answers) }] : [],
    ),
    sharesContact,
    sharesPhone: sharesContact && random.chance(PHONE_SHARE),
  };
}
