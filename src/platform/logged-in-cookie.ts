/** Says that someone is logged in with this browser, and not who: the server draws pages for visitors alone. */
export const LOGGED_IN_COOKIE = 'loggedIn';
