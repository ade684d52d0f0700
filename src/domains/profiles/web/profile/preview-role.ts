/** Who your own profile can be previewed as. */
export const PREVIEW_ROLES = ['member', 'visitor'] as const;
export type PreviewRole = (typeof PREVIEW_ROLES)[number];
