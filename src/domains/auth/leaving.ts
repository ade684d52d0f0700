/** How long someone who deactivated their own account can come back by logging in. */
export const RETURN_DAYS = 14;
