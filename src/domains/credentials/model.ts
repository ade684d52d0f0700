/** What both sides know of credentials. */

export const credentialPathOf = ({ id }: { id: string }): string => `/credentials/${id}`;

/** How many milestones can be awarded at once. */
export const MAX_MILESTONES = 50;

/** How many impacts a year's record contains at most. */
export const MAX_RECORDED = 1000;
