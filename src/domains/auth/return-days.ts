/** How long people can reactivate their own account by logging in. */
export const RETURN_DAYS = 14;
