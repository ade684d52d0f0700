/** Where webhooks are shown, in the settings of each area and for admins. */
export const webhooksPathOf = (home: string): string => `${home}/settings/webhooks`;

export const webhookPathOf = (home: string, id: string): string => `${webhooksPathOf(home)}/${id}`;

/** Of everyone, for admins. */
export const HELD_WEBHOOKS_PATH = '/admin/webhooks';
