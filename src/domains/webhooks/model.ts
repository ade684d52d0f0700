/** What both sides know of webhooks. */

export const WEBHOOKS_PATH = '/dashboard/settings/webhooks';

export const webhookPathOf = ({ id }: { id: string }): string => `${WEBHOOKS_PATH}/${id}`;

/** How many webhooks a person can have. */
export const MAX_WEBHOOKS = { admin: 50, other: 10 };
