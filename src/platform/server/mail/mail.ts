export interface Mail {
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  /** Derived from the email's cause, so that a retry after an unknown outcome is the same message to the reader's client. */
  id?: string;
  /** Someone asked for it just now and may be locked out without it, so it's sent even to an address that refused others. */
  isAskedFor?: boolean;
  /** One-click unsubscribe for email providers (RFC 8058). */
  unsubscribeAddress?: string;
}

export function headersOf({ unsubscribeAddress }: Mail): Record<string, string> {
  if (unsubscribeAddress === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeAddress}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
