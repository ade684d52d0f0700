/** The community's impacts, the same for all who read the page: a member's pending ones are in their own list. */
export const PUBLIC = { isVerified: true, isHidden: false } as const;
