/** What both sides know of credentials. */

export const credentialPathOf = ({ id }: { id: string }): string => `/credentials/${id}`;

/** Where anyone can check it, whose address names it. */
export const verifyPathOf = ({ id }: { id: string }): string => `/verify?credential=${id}`;

/** Rows and columns of the field whose contours are the badge: the page and the file show the same. */
export const BADGE_CELLS = 24;

/** How many milestones can be awarded at once. */
export const MAX_MILESTONES = 50;

/** How many impacts a year's record contains at most. */
export const MAX_RECORDED = 1000;
