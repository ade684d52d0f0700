/** What the lists of offers say of each, before it is known when and by whom it was offered. */

import type { SceneKind } from '../drawing/scene-kinds.ts';

/** How it came to stand as it does; without one it is approved. */
export type Course = 'pending' | 'declined' | 'resubmitted' | 'edited';
/** What the member whom visitors sign in as has to do with it. */
export type MemberPart = 'saved' | 'requested' | 'accepted' | 'auto-accepted' | 'denied' | 'withdrawn' | 'just locked';

export interface OfferPlan {
  /** By its name in the database, as the field. */
  type: string;
  field: string;
  goals: readonly number[];
  title: string;
  /** What it is, in a few sentences. */
  told: string;
  /** Null for any number. */
  seats: number | null;
  points: number;
  /** Days from the day of the demo to the last day; negative when it is past. */
  closesIn: number;
  isRemote?: true;
  /** Where the organization is, unless it says otherwise. */
  place?: string;
  timeZone?: string;
  course?: Course;
  isHidden?: true;
  isFeatured?: true;
  /** Its picture; contours are drawn there without one. */
  scene?: SceneKind;
  /** Points from which it accepts requests of itself. */
  acceptsFrom?: number;
  /** How many applied; by chance where nothing is said. */
  applicants?: number;
  /** How many of them are not decided, as long as it is open. */
  waiting?: number;
  /** How many seats the partner has kept. */
  seatsLeft?: number;
  member?: MemberPart;
}
