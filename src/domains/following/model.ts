/** Where people see whom they follow and who follows them, below the home of their area. */
export const FOLLOWING_PATH = '/following';

export const FOLLOWERS_VIEW = `${FOLLOWING_PATH}?view=followers`;
