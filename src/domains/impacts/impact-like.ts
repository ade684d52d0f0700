/** Names the press that likes an impact, while it waits for a connection. */
export const IMPACT_LIKE = 'impact-like';
