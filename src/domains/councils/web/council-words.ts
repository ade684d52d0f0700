/** What is said of a council wherever it stands. */
import type { CouncilStanding, CouncilSummary } from '../../../../generated/types.gen.ts';
import { type CouncilState, stateOf } from '../lifecycle.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

export const sayMembers = (count: number): string => counted(count, 'member', 'members');

export const sayImpacts = (count: number): string =>
  count === 0 ? 'no verified impact yet' : counted(count, 'verified impact', 'verified impacts');

/** "Three people ask to join", as a number. */
export const sayRequests = (count: number): string => counted(count, 'person asks to join', 'people ask to join');

export const STANDINGS: readonly { value: Exclude<CouncilStanding, 'none'>; label: string }[] = [
  { value: 'owner', label: 'I own it' },
  { value: 'member', label: 'I am a member' },
  { value: 'requested', label: 'I asked to join' },
];

interface Mark {
  text: string;
  tone: 'neutral' | 'action' | 'danger';
}

const STATE_MARKS: Record<CouncilState, Mark | null> = {
  pending: { text: 'Waits for a decision', tone: 'neutral' },
  approved: null,
  declined: { text: 'Declined', tone: 'danger' },
};

const STANDING_MARKS: Record<CouncilStanding, Mark | null> = {
  owner: { text: 'You own it', tone: 'action' },
  member: { text: 'You are a member', tone: 'action' },
  requested: { text: 'You asked to join', tone: 'neutral' },
  none: null,
};

/** What sets it apart from the public ones beside it, and what the reader is to it. */
export function marksOf(council: Pick<CouncilSummary, 'isApproved' | 'isSubmited' | 'standing'>): Mark[] {
  return [STATE_MARKS[stateOf(council)], STANDING_MARKS[council.standing]].filter((mark) => mark !== null);
}
