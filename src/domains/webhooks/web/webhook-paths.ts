/** Where webhooks are shown: in the settings of each area, and for admins. */
export const webhooksPageOf = (home: string): string => `${home}/settings/webhooks`;

export const webhookPageOf = (home: string, id: string): string => `${webhooksPageOf(home)}/${id}`;

/** Of everyone, for admins. */
export const HELD_WEBHOOKS_PATH = '/admin/security/webhooks';
