/** The file of `--accounts`: who the kit logs in as. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const zAccount = z.strictObject({ email: z.string(), password: z.string() });

const zAccounts = z.strictObject({
  admin: zAccount.optional(),
  member: zAccount.optional(),
  partner: zAccount.optional(),
  judge: zAccount.optional(),
  /** Their email address isn't verified. */
  unverified: zAccount.optional(),
  /** Their profile isn't complete. */
  incomplete: zAccount.optional(),
  /** An access token that has expired, which the kit couldn't wait for. */
  expiredToken: z.string().optional(),
});

export type Accounts = z.infer<typeof zAccounts>;
export type AccountName = 'admin' | 'member' | 'partner' | 'judge' | 'unverified' | 'incomplete';

export const ACCOUNT_NAMES: readonly AccountName[] = [
  'admin',
  'member',
  'partner',
  'judge',
  'unverified',
  'incomplete',
];

/** The role that each of them has. */
export const ROLE_OF: Record<AccountName, string> = {
  admin: 'Admin',
  member: 'Member',
  partner: 'Partner',
  judge: 'Judge',
  unverified: 'Member',
  incomplete: 'Member',
};

/** @throws an error whose message is for the person who wrote the file. */
export function readAccounts(file: string): Accounts {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = zAccounts.safeParse(written);
  if (parsed.success) return parsed.data;
  throw new Error(`${file} isn't a file of accounts:\n${z.prettifyError(parsed.error)}`);
}
