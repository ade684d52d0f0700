export interface Mail {
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  /** Of what is mailed: a mail that is sent again, for nobody knows whether it came, is the same mail to its reader. */
  id?: string;
  /** Where a mail provider can stop such mails for its reader by one POST (RFC 8058). */
  unsubscribeAddress?: string;
}

/** What its provider reads. */
export function headersOf({ unsubscribeAddress }: Mail): Record<string, string> {
  if (unsubscribeAddress === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
