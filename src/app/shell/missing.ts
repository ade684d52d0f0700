/** Texts for something deleted, unknown or not visible to the reader, without saying which. */
export interface Missing {
  kicker: string;
  lead: string;
  /** Link to the list. */
  others: { to: string; label: string };
}

export const MISSING_ARTICLE: Missing = {
  kicker: 'Article not found',
  lead: 'It may have been withdrawn. Check the address, or see the latest news.',
  others: { to: '/news', label: 'See the latest news' },
};

export const MISSING_IMPACT: Missing = {
  kicker: 'Impact not found',
  lead: 'It may have been removed or may not be verified yet. Check the address, or see other impacts.',
  others: { to: '/impacts', label: 'See verified impacts' },
};

export const MISSING_OPPORTUNITY: Missing = {
  kicker: 'Opportunity not found',
  lead: 'It may have been hidden or may not be approved yet. Check the address, or see what’s open.',
  others: { to: '/scholarships', label: 'See open scholarships' },
};

export const MISSING_COUNCIL: Missing = {
  kicker: 'Council not found',
  lead: 'It may not be approved yet. Check the address, or see other councils.',
  others: { to: '/councils', label: 'See councils' },
};

/** @param directory the address of the viewer's directory. */
export const missingPerson = (directory: string): Missing => ({
  kicker: 'Profile not found',
  lead: 'This person may have left or made their profile private. Check the address, or browse the directory.',
  others: { to: directory, label: 'Browse the directory' },
});
