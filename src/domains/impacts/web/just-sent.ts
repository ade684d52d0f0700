/** What the form tells the page of the impact that it leads to. It stays with that entry of the history alone. */
export const JUST_SENT = { isJustSent: true };

export const isJustSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustSent' in state && state.isJustSent === true;
