export interface Mail {
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  /** Derived from the email's cause, so that a retry after an unknown outcome is the same message to the reader's client. */
  id?: string;
  /** Where a mail provider can stop such mails for its reader by one POST (RFC 8058). */
  unsubscribeAddress?: string;
}

/** What its provider reads. */
export function headersOf({ unsubscribeAddress }: Mail): Record<string, string> {
  if (unsubscribeAddress === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
