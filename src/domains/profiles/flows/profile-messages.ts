/** Messages of profile completion. */
export const profileMessages = {
  failure: 'Something went wrong. Please try again!',
  incomplete: 'Please fill in every field and agree to the terms.',
} as const;
