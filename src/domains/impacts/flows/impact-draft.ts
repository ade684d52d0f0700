/** The form's draft: everything as typed, so that invalid input isn't lost. */

import * as z from 'zod/mini';
import { sayName } from '#domains/people/model.ts';
import { impactInputBounds } from '#generated/bounds/ImpactInput.gen.ts';
import type { Impact, ImpactInput, ImpactMeasures } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readNumber, typeNumber } from '#languages/typed-numbers.ts';
import { chosenIdOf, chosenPlaceOf, zPlaceId, zPlacePoint } from '#platform/browser/places/chosen-place.ts';
import { mediaIdsOf, pictureOf, zDraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import { countOthers } from '../model.ts';
import { zProposed } from './proposed.ts';

export const MAX_GOALS = impactInputBounds.sdgs.maxItems;
export const MAX_PICTURES = impactInputBounds.media.maxItems;
const MAX_PEOPLE = impactInputBounds.members.maxItems;

export const STEPS = ['what', 'when', 'goals', 'people', 'measures', 'pictures', 'review'] as const;

export type ImpactStep = (typeof STEPS)[number];

/** The step that contains each field. */
export const STEP_OF: Readonly<Record<string, ImpactStep>> = {
  title: 'what',
  eventType: 'what',
  description: 'what',
  startDate: 'when',
  endDate: 'when',
  location: 'when',
  sdgs: 'goals',
  council: 'people',
  members: 'people',
  memberInvites: 'people',
  measures: 'measures',
  pictures: 'pictures',
};

/** Field names for error summaries. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: say('impacts.impactDraft.title'),
  eventType: say('impacts.impactDraft.eventType'),
  description: say('impacts.impactDraft.description'),
  startDate: say('impacts.impactDraft.startDate'),
  endDate: say('impacts.impactDraft.endDate'),
  location: say('impacts.impactDraft.location'),
  sdgs: say('impacts.impactDraft.goals'),
  council: say('impacts.impactDraft.council'),
  members: say('impacts.impactDraft.members'),
  memberInvites: say('impacts.impactDraft.memberInvites'),
  'measures.hours': say('impacts.impactDraft.hours'),
  'measures.people': say('impacts.impactDraft.people'),
  'measures.trees': say('impacts.impactDraft.trees'),
  'measures.co2eKg': say('impacts.impactDraft.co2eKg'),
  'measures.wasteKg': say('impacts.impactDraft.wasteKg'),
  pictures: say('impacts.impactDraft.pictures'),
};

const zDraft = z.object({
  title: z.string(),
  eventType: z.string(),
  description: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  placeId: zPlaceId,
  placePoint: zPlacePoint,
  sdgs: z.array(z.number()),
  /** Missing in older drafts. */
  council: z._default(z.nullable(z.object({ id: z.string(), title: z.string() })), null),
  members: z.array(z.object({ id: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })),
  memberInvites: z.array(z.object({ id: z.string(), email: z.string() })),
  measures: z.object({
    hours: z.string(),
    people: z.string(),
    trees: z.string(),
    co2eKg: z.string(),
    wasteKg: z.string(),
  }),
  pictures: z.array(zDraftPicture),
  /** Whether the files of its pictures say where they were taken. Missing in older drafts. */
  keepsPosition: z._default(z.boolean(), false),
  /** The revision being edited; null for a new impact. */
  revision: z._default(z.nullable(z.number()), null),
  /** Missing in older drafts. */
  proposed: zProposed,
  /** Idempotency key of a new impact. Missing in older drafts, and while editing. */
  submissionId: z.optional(z.string()),
});

/** Older drafts are stored beside their revision. */
const zDraftBeside = z.object({ draft: zDraft, revision: z.nullable(z.number()) });

export const zImpactDraft = z.union([
  zDraft,
  z.pipe(
    zDraftBeside,
    z.transform(({ draft, revision }) => ({ ...draft, revision })),
  ),
]);

export type ImpactDraft = z.infer<typeof zImpactDraft>;

export const EMPTY_DRAFT: ImpactDraft = {
  title: '',
  eventType: '',
  description: '',
  startDate: '',
  endDate: '',
  location: '',
  sdgs: [],
  council: null,
  members: [],
  memberInvites: [],
  measures: { hours: '', people: '', trees: '', co2eKg: '', wasteKg: '' },
  pictures: [],
  keepsPosition: false,
  revision: null,
  proposed: {},
};

/** A new start has a new key: the impact of the draft before may be on the server, although its answer was lost. */
export const newDraft = (): ImpactDraft => ({ ...EMPTY_DRAFT, submissionId: crypto.randomUUID() });

interface DraftOwner {
  userId: string;
  /** Null for a new impact. */
  impactId: string | null;
}

/** A new impact that is edited after it waited for a connection: there may be several. */
export const keptDraftOf = (submissionId: string): string => `kept-${submissionId}`;

/** Keyed by person, so that nobody else using this browser sees the draft. */
export const draftKeyOf = ({ userId, impactId }: DraftOwner): string => `impact ${userId} ${impactId ?? 'new'}`;

export function draftOf(impact: Impact): ImpactDraft {
  const { title, description, startDate, endDate, sdgs, council, members, memberInvites, measures, media } = impact;
  const typed = (value: number) => (value === 0 ? '' : typeNumber(value));
  return {
    title,
    eventType: impact.eventType.id,
    description,
    startDate,
    endDate: endDate ?? '',
    ...chosenPlaceOf(impact),
    sdgs: [...sdgs],
    council: council && { id: council.id, title: council.councilTitle },
    members: members.map(({ user }) => ({ id: user.id, name: sayName(user), avatarUrl: user.avatarUrl })),
    memberInvites: memberInvites.map(({ id, email }) => ({ id, email })),
    measures: {
      hours: typed(measures.hours),
      people: typed(measures.people),
      trees: typed(measures.trees),
      co2eKg: typed(measures.co2eKg),
      wasteKg: typed(measures.wasteKg),
    },
    pictures: media.map(pictureOf),
    keepsPosition: false,
    revision: impact.revision,
    proposed: {},
  };
}

/** The request body. The year comes from the start date; an invalid number becomes NaN. */
export function inputOf(draft: ImpactDraft): ImpactInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    impactYear: Number(draft.startDate.slice(0, 4)),
    startDate: draft.startDate,
    endDate: draft.endDate || null,
    eventType: draft.eventType,
    location: draft.location.trim() || null,
    ...chosenIdOf(draft),
    sdgs: draft.sdgs,
    councilId: draft.council?.id ?? null,
    media: mediaIdsOf(draft.pictures),
    members: draft.members.map(({ id }) => id),
    memberInvites: draft.memberInvites.map(({ id }) => id),
    measures: measuresOf(draft),
  };
}

/** A new impact. Sent again after a lost answer, it's the same one. */
export const creationOf = (draft: ImpactDraft): ImpactInput => ({
  ...inputOf(draft),
  ...(draft.submissionId !== undefined && { submissionId: draft.submissionId }),
});

export const hasRoomForPeople = (draft: ImpactDraft): boolean => countOthers(draft) < MAX_PEOPLE;

export function measuresOf({ measures }: Pick<ImpactDraft, 'measures'>): ImpactMeasures {
  return {
    hours: readMeasure(measures.hours),
    people: readMeasure(measures.people),
    trees: readMeasure(measures.trees),
    co2eKg: readMeasure(measures.co2eKg),
    wasteKg: readMeasure(measures.wasteKg),
  };
}

const readMeasure = (typed: string): number => (typed.trim() === '' ? 0 : readNumber(typed));
