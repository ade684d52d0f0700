/** Where people see who follows them, below the home of their area. */
export const FOLLOWERS_VIEW = '/following?view=followers';
