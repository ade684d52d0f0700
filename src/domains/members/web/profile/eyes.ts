/** With whose eyes the own profile may be looked at. */
export const EYES = ['member', 'visitor'] as const;
export type Eyes = (typeof EYES)[number];
