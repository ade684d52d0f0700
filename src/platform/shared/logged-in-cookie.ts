/** Tells the server that someone is logged in with this browser, but not who: it draws pages for visitors only. */
export const LOGGED_IN_COOKIE = 'loggedIn';
