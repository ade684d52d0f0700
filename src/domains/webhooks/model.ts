/** What both sides know of webhooks. */

export const webhookPathOf = ({ id }: { id: string }): string => `/dashboard/settings/webhooks/${id}`;

/** How many webhooks a person can have. */
export const MAX_WEBHOOKS = { admin: 50, other: 10 };
