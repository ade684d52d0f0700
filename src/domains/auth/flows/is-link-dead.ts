import { isApiError } from '#platform/browser/calls/api-error.ts';

/** Whether a call was refused because the emailed link is malformed, has expired or was used. */
export const isLinkDead = (error: unknown): boolean =>
  isApiError(error, 'invalid') || (isApiError(error, 'refused') && error.status === 410);
