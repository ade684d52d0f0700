/** Describes an offer, before it is known when and by whom it was made. */

import type { SceneKind } from '../drawing/scene-kinds.ts';

/** The history of an opportunity; approved if omitted. */
export type Course = 'pending' | 'declined' | 'resubmitted' | 'edited';
/** The demo member's relation to an opportunity. */
export type MemberPart = 'saved' | 'requested' | 'accepted' | 'auto-accepted' | 'denied' | 'withdrawn' | 'just locked';

export interface OfferPlan {
  /** The type's name in the database, like the field's. */
  type: string;
  field: string;
  goals: readonly number[];
  title: string;
  /** Describes the opportunity in a few sentences. */
  description: string;
  /** Null for unlimited places. */
  seats: number | null;
  points: number;
  /** Days from today to the last day to apply; negative if that is past. */
  closesIn: number;
  isRemote?: true;
  /** Defaults to the organisation's location. */
  place?: string;
  timeZone?: string;
  course?: Course;
  isHidden?: true;
  isFeatured?: true;
  /** The scene in its picture; contours are shown if omitted. */
  scene?: SceneKind;
  /** The auto-accept threshold. */
  acceptsFrom?: number;
  /** Number of applications; random by default. */
  applicants?: number;
  /** Number of undecided applications while it is open; a share of all by default. */
  waiting?: number;
  /** Number of places that are still free. */
  seatsLeft?: number;
  member?: MemberPart;
}
