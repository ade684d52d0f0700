/** What the lists of offers say about each, before it is known when and by whom it was offered. */

import type { SceneKind } from '../drawing/scene-kinds.ts';

/** Its history; approved without one. */
export type Course = 'pending' | 'declined' | 'resubmitted' | 'edited';
/** The demo member's relation to it. */
export type MemberPart = 'saved' | 'requested' | 'accepted' | 'auto-accepted' | 'denied' | 'withdrawn' | 'just locked';

export interface OfferPlan {
  /** The type's name in the database, like the field's. */
  type: string;
  field: string;
  goals: readonly number[];
  title: string;
  /** What it is, in a few sentences. */
  told: string;
  /** Null for unlimited places. */
  seats: number | null;
  points: number;
  /** Days from today to the last day; negative if past. */
  closesIn: number;
  isRemote?: true;
  /** Defaults to the organisation's location. */
  place?: string;
  timeZone?: string;
  course?: Course;
  isHidden?: true;
  isFeatured?: true;
  /** Its picture; contours without one. */
  scene?: SceneKind;
  /** The auto-accept threshold. */
  acceptsFrom?: number;
  /** Number of applications; random by default. */
  applicants?: number;
  /** How many of them are undecided, while it is open. */
  waiting?: number;
  /** How many places the partner has kept. */
  seatsLeft?: number;
  member?: MemberPart;
}
