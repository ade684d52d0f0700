/**
 * Addresses that have refused an email for good: they aren't written to again, until their owner says that they work.
 * What someone asks for without being logged in is tried all the same.
 */
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import type { Mailer } from './mailer.ts';

/** The address doesn't exist, or not any more. */
export class AddressRefusedError extends NonRetryableError {
  override name = 'AddressRefusedError';
}

export interface RefusingAddresses {
  isRefusing(address: string): Promise<boolean>;
  /** @returns false for an address that no account has: nobody could be shown it. */
  note(address: string): Promise<boolean>;
}

/** A job whose email came back is done: its recipient is told on the page. */
export const withoutRefusing = ({ send, ...rest }: Mailer, addresses: RefusingAddresses): Mailer => ({
  ...rest,
  send: async (mail) => {
    if (!mail.isAskedFor && (await addresses.isRefusing(mail.to))) return;
    try {
      await send(mail);
    } catch (error) {
      if (!(error instanceof AddressRefusedError) || !(await addresses.note(mail.to))) throw error;
    }
  },
});
