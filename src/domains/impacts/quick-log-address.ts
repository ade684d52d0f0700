/** The step of the form that is the whole of it on one screen. */
export const QUICK = 'quick';

export const QUICK_LOG = `/dashboard/impacts/new?step=${QUICK}`;

/** The parameter of its address if a photo was shared from another app. */
export const SHARED = 'shared';

export const SHARED_LOG = `${QUICK_LOG}&${SHARED}`;
