/** What becomes of a person's data when they are forgotten: each domain declares it beside what a person can download. */
import type { Tx } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

export interface ErasedPerson {
  id: string;
  email: string;
  contactNo: string | null;
  /** The full name, and those before it that the audit log knew. */
  names: readonly string[];
}

/** What happens to the columns with texts of a table: the rows go, or some columns do and the others stay for a reason. */
export type TableFate = 'deleted' | { erased?: readonly string[]; kept?: Readonly<Record<string, string>> };

export interface Erasure {
  /** Runs in one transaction with the other domains', before the account itself is emptied. Idempotent. */
  erase: (tx: Tx, person: ErasedPerson, jobs: Jobs) => Promise<void>;
  /** Every table of the domain. Derived columns, and those that only take listed values, need no entry. */
  tables: Readonly<Record<string, TableFate>>;
}

const ERASED_HOST = '@erased.invalid';

/** Takes the place of an address: unique, and reserved by RFC 2606, so that nothing sent to it arrives anywhere. */
export const erasedAddressOf = (id: string): string => `${BigInt(`0x${id.replaceAll('-', '')}`)}${ERASED_HOST}`;

export const isErasedAddress = (address: string): boolean => address.endsWith(ERASED_HOST);
