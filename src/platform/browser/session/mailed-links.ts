/** The pages that emailed links lead to. The rest of their address is a secret and is never sent or logged. */
const MAILED_LINK = /(\/auth\/+(?:verify|reset)|\/unsubscribe|\/not-me|\/confirm-email|\/undo-email)\/+[^/?#\s"']+/gi;

/** An address, or a text with addresses in it, with `mask` in the place of each secret. */
export const maskMailedLinks = (text: string, mask: string): string => text.replace(MAILED_LINK, `$1/${mask}`);
