/** Names shared by followed pages and the inspector, which have the same origin. */

/** The name of a window that is followed as soon as it opens. */
export const FOLLOWED_WINDOW = 'groundswell-followed';

export const FLOWS_CHANNEL = 'groundswell-flows';
