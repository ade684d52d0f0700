/** Rules about reports, shared by the page and the server. */

export const RULES_PATH = '/rules';
export const REPORT_QUEUE_PATH = '/admin/reports';
/** In the reader's own area. */
export const DECISIONS_PATH = '/dashboard/settings/decisions';

/** So many reports by people of standing hide something until it's decided. */
export const REPORTS_TO_HIDE = 3;
/** A person of standing has so many points, or a verified impact. */
export const POINTS_OF_STANDING = 50;

export const SUSPENSION_DAYS = [1, 7, 30] as const;
