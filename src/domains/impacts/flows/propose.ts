/** Fills a quick log's draft with what is proposed; what the member has chosen stays. */

import type { ImpactProposal } from '#generated/types.gen.ts';
import type { ChosenPlace } from '#platform/browser/places/chosen-place.ts';
import type { ImpactDraft } from './impact-draft.ts';
import type { Because, Proposable, Proposed } from './proposed.ts';

/** What is known without the server. */
interface KnownHere {
  /** The local day. */
  today: string;
  /** Of the member's profile; null if that has none. */
  home: Pick<Required<ChosenPlace>, 'location' | 'placeId'> | null;
}

interface Filling {
  because: Because;
  values: Partial<ImpactDraft>;
}

const EMPTY_VALUES: Record<Proposable, Partial<ImpactDraft>> = {
  title: { title: '' },
  eventType: { eventType: '' },
  startDate: { startDate: '' },
  location: { location: '', placeId: undefined, placePoint: undefined },
  sdgs: { sdgs: [] },
};

const IS_EMPTY: Record<Proposable, (draft: ImpactDraft) => boolean> = {
  title: ({ title }) => title.trim() === '',
  eventType: ({ eventType }) => eventType === '',
  startDate: ({ startDate }) => startDate === '',
  location: ({ location }) => location.trim() === '',
  sdgs: ({ sdgs }) => sdgs.length === 0,
};

/** @param proposal null if the server didn't answer: then what it proposed before stays. */
export function applyProposal(
  draft: ImpactDraft,
  proposal: ImpactProposal | null,
  { today, home }: KnownHere,
): Partial<ImpactDraft> {
  const fillings: Partial<Record<Proposable, Filling | null>> = {
    startDate: proposal?.startDate
      ? fill('photo', { startDate: proposal.startDate > today ? today : proposal.startDate })
      : fill('today', { startDate: today }),
    location: placeOf(proposal, home),
    ...(proposal && {
      eventType: proposal.eventType && {
        because: proposal.eventType.because,
        values: { eventType: proposal.eventType.id },
      },
      sdgs: proposal.sdgs && {
        because: proposal.sdgs.because,
        values: { sdgs: [...proposal.sdgs.ids].sort((a, b) => a - b) },
      },
    }),
  };
  return fillIn(draft, fillings);
}

/** The title that is proposed from the description as it's being written. */
export function applyDescription(draft: ImpactDraft, description: string): Partial<ImpactDraft> {
  const title = titleFrom(description);
  return { description, ...fillIn(draft, { title: title === '' ? null : fill('sentence', { title }) }) };
}

function fillIn(draft: ImpactDraft, fillings: Partial<Record<Proposable, Filling | null>>): Partial<ImpactDraft> {
  let values: Partial<ImpactDraft> = {};
  const proposed: Proposed = { ...draft.proposed };
  for (const [name, filling] of Object.entries(fillings)) {
    const field = name as Proposable;
    const isTouched = proposed[field] === null;
    if (isTouched || (!proposed[field] && !IS_EMPTY[field](draft))) continue;
    values = { ...values, ...(filling?.values ?? EMPTY_VALUES[field]) };
    if (filling) proposed[field] = filling.because;
    else delete proposed[field];
  }
  return { ...values, proposed };
}

const fill = (from: Because['from'], values: Partial<ImpactDraft>): Filling => ({
  because: { from, detail: '' },
  values,
});

function placeOf(proposal: ImpactProposal | null, home: KnownHere['home']): Filling | null {
  const near = proposal?.place;
  if (near) return fill('photo', { location: near.location, placeId: near.place.id, placePoint: undefined });
  return home && fill('profile', { ...home, placePoint: undefined });
}

const MAX_TITLE = 80;
/** The end of a sentence, also in Arabic. */
const SENTENCE_END = /(?<=[.!?؟…])\s|\n/;

/** The first sentence, cut at a word if it's long. */
export function titleFrom(description: string): string {
  const [sentence = ''] = description.trim().split(SENTENCE_END);
  const plain = sentence.trim().replace(/[.…]+$/, '');
  if (plain.length <= MAX_TITLE) return plain;
  const cut = plain.slice(0, MAX_TITLE);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MAX_TITLE)}…`;
}
