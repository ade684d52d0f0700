/** Adds `https://` if the person left it out, and encodes letters beyond ASCII as URLs do. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (text === '') return text;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return /[^\u0020-\u007e]/.test(address) && URL.canParse(address) ? new URL(address).href : address;
}

/** The contract's format, `uri`, refuses characters that browsers encode themselves, such as spaces. */
const WEB_ADDRESS =
  /^https?:\/\/[^\s/?#]+(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?$/i;

/** Whether it's an address of the web that the server accepts. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text) && URL.canParse(text);

/** The host of an address, such as "example.org". */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
