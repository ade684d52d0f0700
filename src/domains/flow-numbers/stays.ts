/** What is counted of the stays in a state, besides how long they took. */

/** A stay began. */
export const ENTERED = -1;
/** A stay ended, and nobody knows how long it took. */
export const LEFT = -2;
