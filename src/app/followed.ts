/** Names shared by followed pages and the inspector, which have the same origin. */

/** A window to be followed from its first moment. */
export const FOLLOWED_WINDOW = 'groundswell-followed';

export const FLOWS_CHANNEL = 'groundswell-flows';
