/** What completing the profile says to a person. */
export const profileMessages = {
  failure: 'Something went wrong. Please try again!',
  incomplete: 'Please fill in every field and agree to the terms.',
} as const;
