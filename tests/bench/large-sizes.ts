/** How many of each thing the large community has, and the small one that it is compared with. */

export interface Size {
  /** At least 2,000. */
  people: number;
  impacts: number;
  opportunities: number;
  /** Approximate. */
  applications: number;
  favourites: number;
  councils: number;
  memberships: number;
  notifications: number;
  articles: number;
  comments: number;
  /** Follows of people, approximate; councils have a fifth as many. */
  follows: number;
  /** Approximate. */
  blocks: number;
  /** Decided cases, approximate. */
  cases: number;
  openCases: number;
}

export const LARGE: Size = {
  people: 1_000_000,
  impacts: 1_000_000,
  opportunities: 20_000,
  applications: 1_000_000,
  favourites: 200_000,
  councils: 10_000,
  memberships: 300_000,
  notifications: 1_000_000,
  articles: 1_000,
  comments: 1_000_000,
  follows: 1_000_000,
  blocks: 5_000,
  cases: 20_000,
  openCases: 500,
};

export const SMALL: Size = {
  people: 2_000,
  impacts: 1_000,
  opportunities: 1_000,
  applications: 5_000,
  favourites: 1_000,
  councils: 1_000,
  memberships: 5_000,
  notifications: 1_000,
  articles: 100,
  comments: 1_000,
  follows: 1_000,
  blocks: 100,
  cases: 1_000,
  openCases: 100,
};
