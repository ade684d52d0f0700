/** History state that makes the impact's page say thank you once. */
export const JUST_SENT = { isJustSent: true };

export const isJustSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustSent' in state && state.isJustSent === true;
