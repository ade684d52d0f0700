/** The step of the form that is the whole of it on one screen. */
export const QUICK = 'quick';

export const QUICK_LOG = `/dashboard/impacts/new?step=${QUICK}`;
