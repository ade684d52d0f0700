/** The demo accounts that visitors can log in to. */
import * as z from 'zod';
import accounts from './texts/accounts.json' with { type: 'json' };

const accountSchema = z.strictObject({
  email: z.string(),
  role: z.enum(['Admin', 'Member', 'Partner', 'Judge']),
  name: z.string(),
  lastName: z.string(),
  /** Null if the profile is incomplete. */
  location: z.string().nullable(),
  contactNo: z.string().nullable(),
  isVerified: z.boolean(),
  /** The account's description in the terminal. */
  description: z.string(),
});

export type DemoAccount = z.infer<typeof accountSchema>;

export const DEMO_PASSWORD = 'tide-lantern-orchard';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = z.array(accountSchema).parse(accounts);
