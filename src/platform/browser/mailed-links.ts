/** The pages that a mail leads to. The part of the address behind them opens something: it is told to nobody. */
const MAILED_LINK = /(\/auth\/+(?:verify|reset)|\/unsubscribe)\/+[^/?#\s"']+/gi;

/** An address, or a text with addresses in it, with `mask` in the place of each secret. */
export const maskMailedLinks = (text: string, mask: string): string => text.replace(MAILED_LINK, `$1/${mask}`);
