/** Who your own profile can be previewed as; what visitors see is a page of its own. */
export const PREVIEW_ROLES = ['member'] as const;
export type PreviewRole = (typeof PREVIEW_ROLES)[number];
