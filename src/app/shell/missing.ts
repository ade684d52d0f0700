/** What somebody looked for that is gone, never was, or is not theirs to see: which of these it is, is not told. */
export interface Missing {
  kicker: string;
  lead: string;
  /** Where others of its kind are. */
  others: { to: string; label: string };
}

export const MISSING_ARTICLE: Missing = {
  kicker: 'Article not found',
  lead: 'It may have been withdrawn since you heard of it, or the address may be mistyped.',
  others: { to: '/news', label: 'Read what is in the news' },
};

export const MISSING_IMPACT: Missing = {
  kicker: 'Impact not found',
  lead: 'It may have been taken down, may not be verified yet, or the address may be mistyped.',
  others: { to: '/impacts', label: 'See the verified impacts' },
};

export const MISSING_OPPORTUNITY: Missing = {
  kicker: 'Opportunity not found',
  lead: 'It may have been taken back, may not be approved yet, or the address may be mistyped.',
  others: { to: '/scholarships', label: 'See what is open' },
};

export const MISSING_COUNCIL: Missing = {
  kicker: 'Council not found',
  lead: 'It may have been removed, may not be approved yet, or the address may be mistyped.',
  others: { to: '/councils', label: 'See the councils' },
};

/** @param directory Where the people are in this viewer's area. */
export const missingPerson = (directory: string): Missing => ({
  kicker: 'Profile not found',
  lead: 'This person may have left or shows the profile to fewer people now, or the address may be mistyped.',
  others: { to: directory, label: 'See who is here' },
});
