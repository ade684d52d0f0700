/** What every check has at hand. */
import type { OpenApi, Operation } from '../contract/read-operations.ts';
import type { AccountName, Accounts } from './accounts.ts';
import type { Connection } from './connection.ts';
import type { Report } from './report.ts';
import type { Shapes } from './shapes.ts';

export interface Person {
  name: AccountName;
  role: string;
  id: string;
  email: string;
  password: string;
  token: string;
  refreshToken: string | null;
}

export interface Kit {
  contract: OpenApi;
  shapes: Shapes;
  report: Report;
  connection: Connection;
  accounts: Accounts;
  people: Map<AccountName, Person>;
  /** The operations to check; `--only` chooses some. */
  operations: Operation[];
  /** Whether logins need a proof of work; null until one was tried. */
  wantsProofs: boolean | null;
  /** Whether it may change anything. */
  writes: boolean;
  /** What reads have shown, for calls that need an id. */
  seen: Map<string, Promise<unknown>>;
}

/** @throws if the contract has no such operation. */
export function operationOf({ contract }: Pick<Kit, 'contract'>, id: string): Operation {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no ${id}`);
  return operation;
}

export const isChosen = ({ operations }: Kit, id: string) => operations.some((one) => one.id === id);

/** The people who may make a call, best known first. An empty list if none of them has an account here. */
export function allowedPeople({ people }: Kit, { who }: Operation): Person[] {
  const whole = (['member', 'partner', 'judge', 'admin'] as const).flatMap((name) => people.get(name) ?? []);
  if (who.kind === 'unverified') return [people.get('unverified') ?? []].flat();
  if (who.roles) return whole.filter(({ role }) => who.roles?.includes(role));
  return whole;
}

/** Why none of the people may make it. */
export const nobodyFor = ({ who }: Operation) =>
  `the accounts name nobody who may make this call (${who.roles?.join(' or ') ?? who.kind})`;
