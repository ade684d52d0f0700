/** An opportunity draft: values as typed, so that nothing is lost before it's valid. */

import * as z from 'zod/mini';
import { opportunityInputBounds } from '#generated/bounds/OpportunityInput.gen.ts';
import { zOpportunityInput } from '#generated/schemas/OpportunityInput.gen.ts';
import type { Opportunity, OpportunityInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readWhole } from '#languages/typed-numbers.ts';
import type { DraftFault } from '#platform/browser/drafts/draft-form-parts.ts';
import { findFaults } from '#platform/browser/forms/form-resolver.ts';
import { completeAddress, isWebAddress } from '#platform/browser/forms/web-address.ts';
import { chosenIdOf, chosenPlaceOf, zPlaceId, zPlacePoint } from '#platform/browser/places/chosen-place.ts';
import { mediaIdsOf, pictureOf, zDraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import { isTimeZone } from '#platform/shared/time-zone.ts';
import { findDeadlineFaults } from '../model.ts';

export const MAX_PICTURES = opportunityInputBounds.mediaIds.maxItems;
export const MAX_QUESTIONS = opportunityInputBounds.questions.maxItems;

/** `key` is a stable React key. */
const zDraftQuestion = z.object({ key: z.string(), text: z.string(), isRequired: z.boolean() });

export const zOpportunityDraft = z.object({
  title: z.string(),
  typeId: z.string(),
  categoryId: z.string(),
  description: z.string(),
  sdgs: z.array(z.number()),
  isRemote: z.boolean(),
  location: z.string(),
  placeId: zPlaceId,
  placePoint: zPlacePoint,
  deadline: z.string(),
  timeZone: z.string(),
  hasSeats: z.boolean(),
  seats: z.string(),
  link: z.string(),
  pictures: z.array(zDraftPicture),
  // Older stored drafts lack these.
  requiresMessage: z._default(z.boolean(), false),
  questions: z._default(z.array(zDraftQuestion), []),
  acceptMessage: z._default(z.string(), ''),
  declineMessage: z._default(z.string(), ''),
  contactEmail: z._default(z.string(), ''),
  /** The revision being edited; null for a new one. */
  revision: z._default(z.nullable(z.number()), null),
});

export type OpportunityDraft = z.infer<typeof zOpportunityDraft>;

export const emptyDraft = (timeZone: string): OpportunityDraft => ({
  title: '',
  typeId: '',
  categoryId: '',
  description: '',
  sdgs: [],
  isRemote: false,
  location: '',
  deadline: '',
  timeZone,
  hasSeats: true,
  seats: '',
  link: '',
  pictures: [],
  requiresMessage: false,
  questions: [],
  acceptMessage: '',
  declineMessage: '',
  contactEmail: '',
  revision: null,
});

/** An existing opportunity, to be edited. */
export function draftOf(opportunity: Opportunity): OpportunityDraft {
  const { title, description, type, category, sdgs, isRemote, deadline, timeZone, seats, link, media } = opportunity;
  return {
    title,
    typeId: type.id,
    categoryId: category.id,
    description,
    sdgs: sdgs.map(({ sdg }) => sdg),
    isRemote,
    ...chosenPlaceOf(opportunity),
    deadline,
    timeZone,
    hasSeats: seats !== null,
    seats: seats === null ? '' : String(seats),
    link: link ?? '',
    pictures: media.map(pictureOf),
    requiresMessage: opportunity.requiresMessage,
    questions: opportunity.questions.map(({ id, text, isRequired }) => ({ key: id, text, isRequired })),
    acceptMessage: opportunity.acceptMessage ?? '',
    declineMessage: opportunity.declineMessage ?? '',
    contactEmail: opportunity.contactEmail ?? '',
    revision: opportunity.revision,
  };
}

/** The request body. An invalid number of places becomes NaN. */
export function inputOf(draft: OpportunityDraft): OpportunityInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    typeId: draft.typeId,
    categoryId: draft.categoryId,
    sdgs: draft.sdgs,
    location: draft.location.trim() || null,
    ...chosenIdOf(draft),
    isRemote: draft.isRemote,
    deadline: draft.deadline,
    timeZone: draft.timeZone,
    seats: draft.hasSeats ? readWhole(draft.seats) : null,
    link: completeAddress(draft.link) || null,
    mediaIds: mediaIdsOf(draft.pictures),
    requiresMessage: draft.requiresMessage,
    questions: draft.questions.map(({ text, isRequired }) => ({ text: text.trim(), isRequired })),
    acceptMessage: draft.acceptMessage.trim() || null,
    declineMessage: draft.declineMessage.trim() || null,
    contactEmail: draft.contactEmail.trim() || null,
  };
}

/** Fields in the order of the form. */
const FIELDS = [
  'title',
  'typeId',
  'categoryId',
  'description',
  'sdgs',
  'location',
  'deadline',
  'timeZone',
  'seats',
  'link',
  'questions',
  'acceptMessage',
  'declineMessage',
  'contactEmail',
  'pictures',
];

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: say('opportunities.opportunityDraft.title'),
  typeId: say('opportunities.opportunityDraft.typeId'),
  categoryId: say('opportunities.opportunityDraft.categoryId'),
  description: say('opportunities.opportunityDraft.description'),
  sdgs: say('opportunities.opportunityDraft.goals'),
  isRemote: say('opportunities.opportunityDraft.isRemote'),
  location: say('opportunities.opportunityDraft.location'),
  deadline: say('opportunities.opportunityDraft.deadline'),
  timeZone: say('opportunities.opportunityDraft.timeZone'),
  seats: say('opportunities.opportunityDraft.places'),
  link: say('opportunities.opportunityDraft.link'),
  questions: say('opportunities.opportunityDraft.questions'),
  requiresMessage: say('opportunities.opportunityDraft.requiresMessage'),
  acceptMessage: say('opportunities.opportunityDraft.acceptMessage'),
  declineMessage: say('opportunities.opportunityDraft.declineMessage'),
  contactEmail: say('opportunities.opportunityDraft.contact'),
  pictures: say('opportunities.opportunityDraft.pictures'),
};

const HELP = {
  sdgs: say('opportunities.opportunityDraft.goalMissing'),
  seats: say('opportunities.opportunityDraft.placesInvalid'),
  link: say('opportunities.opportunityDraft.linkInvalid'),
  contactEmail: say('opportunities.opportunityDraft.emailInvalid'),
};

/** Fields with messages of our own instead of the contract's. */
const CUSTOM_MESSAGES = new Set(['typeId', 'categoryId', 'deadline', 'location']);

/** Validation errors in the order of the form. */
export function findOpportunityFaults(draft: OpportunityDraft, now: Date): DraftFault[] {
  const known = Object.entries(findFaults(zOpportunityInput, inputOf(draft), HELP))
    .map(([name, { message }]): DraftFault => ({ field: fieldOf(name), message }))
    .filter(({ field }) => !CUSTOM_MESSAGES.has(field));
  const faults = [...known, ...findCustomFaults(draft, now)];
  return faults.sort((a, b) => FIELDS.indexOf(rootOf(a.field)) - FIELDS.indexOf(rootOf(b.field)));
}

const rootOf = (name: string) => name.split('.')[0] ?? name;

/** Each question is its own field; any other list is one field. */
const fieldOf = (name: string) => (QUESTION.test(name) ? name : rootOf(name));

const QUESTION = /^questions\.(\d+)\.text$/;

/** A field's name in the error summary; undefined if it isn't on the form. */
export function nameOfField(name: string): string | undefined {
  const question = QUESTION.exec(name)?.[1];
  return question === undefined
    ? FIELD_NAMES[name]
    : say('opportunities.opportunityDraft.question', { number: Number(question) + 1 });
}

function findCustomFaults(draft: OpportunityDraft, now: Date): DraftFault[] {
  const faults: DraftFault[] = [];
  const { link } = inputOf(draft);
  if (draft.typeId === '') faults.push({ field: 'typeId', message: say('opportunities.opportunityDraft.typeMissing') });
  if (draft.categoryId === '')
    faults.push({ field: 'categoryId', message: say('opportunities.opportunityDraft.categoryMissing') });
  if (draft.deadline === '')
    faults.push({ field: 'deadline', message: say('opportunities.opportunityDraft.deadlineMissing') });
  // The server may know a time zone that the browser doesn't.
  else if (isTimeZone(draft.timeZone)) faults.push(...findDeadlineFaults(draft, now));
  if (!draft.isRemote && draft.location.trim() === '') {
    faults.push({ field: 'location', message: say('opportunities.opportunityDraft.locationMissing') });
  } else if (draft.location.trim().length > opportunityInputBounds.location.maxLength) {
    faults.push({
      field: 'location',
      message: say('opportunities.opportunityDraft.tooLong', {
        most: opportunityInputBounds.location.maxLength,
      }),
    });
  }
  for (const [index, { text }] of draft.questions.entries()) {
    const isTwice = text.trim() !== '' && draft.questions.findIndex((one) => one.text.trim() === text.trim()) < index;
    if (isTwice)
      faults.push({
        field: `questions.${index}.text`,
        message: say('opportunities.opportunityDraft.questionRepeated'),
      });
  }
  // The contract's schema finds what isn't an address by any standard.
  if (link && URL.canParse(link) && !isWebAddress(link)) faults.push({ field: 'link', message: HELP.link });
  return faults;
}
