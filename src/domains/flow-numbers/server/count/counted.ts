/** Something to count, of one machine. */

/** What sums are kept apart by. Empty where there is none. */
export interface FlowDimensions {
  machine: string;
  /** In UTC, such as `2026-11-30`. */
  day: string;
  language: string;
  device: string;
  release: string;
}

export interface CountedTransition extends FlowDimensions {
  /** States as paths below the machine. */
  from: string;
  event: string;
  to: string;
  outcome: string;
  count: number;
}

export interface CountedStay extends FlowDimensions {
  state: string;
  /** A bucket of durations, or what `stays.ts` names. */
  bucket: number;
  count: number;
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
