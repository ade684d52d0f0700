/** Who your own profile can be previewed as. */
export const EYES = ['member', 'visitor'] as const;
export type Eyes = (typeof EYES)[number];
