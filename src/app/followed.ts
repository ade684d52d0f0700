/** What the pages of this browser and the page of the flows know each other by; both sides are of one origin. */

/** A window that is to be followed from its first moment. */
export const FOLLOWED_WINDOW = 'groundswell-followed';

export const FLOWS_CHANNEL = 'groundswell-flows';
