/** Calls that read succeed for everyone who may make them, in the contract's shape. */
import type { Operation } from '../../contract/read-operations.ts';
import { type Answer, check } from '../ask.ts';
import { allowedPeople, type Kit, nobodyFor, type Person } from '../kit.ts';
import { type Place, placeFor } from '../known.ts';

/** Changes that a run makes in sessions of its own, even if it only reads. */
const HAS_OWN_CHECK = new Set(['logIn', 'renewToken', 'logOut']);

/** What may also be answered, where the contract leaves it to what the server holds. */
const ALSO: Record<string, readonly number[]> = {
  // Without an identity provider.
  getGoogleSignInUrl: [503],
  // The person hasn't written one.
  getPrivacyPolicy: [404],
  // The community hasn't.
  getCommunityText: [404],
  // Passkeys may be switched off.
  beginPasskeyLogin: [404],
};

/** Changes that leave nothing behind. */
const READS_ANYWAY = new Set(['judgePassword', 'beginPasskeyLogin', 'inviteImpactMember']);

export const isReading = ({ id, isChange }: Operation) => !isChange || READS_ANYWAY.has(id);

export async function checkSuccess(kit: Kit, operation: Operation): Promise<void> {
  if (!isReading(operation)) {
    const isBegun = kit.writes || HAS_OWN_CHECK.has(operation.id);
    if (!isBegun) kit.report.skip(operation, 'success', 'it changes something: --writes checks it');
    return;
  }
  const place = await placeFor(kit, operation);
  if (typeof place === 'string') {
    kit.report.skip(operation, 'success', place);
    return;
  }
  const callers = callersOf(kit, operation, place);
  if (callers.length === 0) kit.report.skip(operation, 'success', nobodyFor(operation));
  for (const caller of callers) await succeed(kit, operation, place, caller);
}

function callersOf(kit: Kit, operation: Operation, place: Place): (Person | null)[] {
  if (place.as !== undefined) return [place.as];
  const { kind, roles } = operation.who;
  if (kind === 'visitor') return operation.readsToken ? [null, ...allowedPeople(kit, operation).slice(0, 1)] : [null];
  const allowed = allowedPeople(kit, operation);
  return roles ? allowed : allowed.slice(0, 1);
}

async function succeed(kit: Kit, operation: Operation, place: Place, as: Person | null): Promise<Answer> {
  const { params = {}, query = {} } = place;
  const body = operation.id === 'judgePassword' ? { password: 'seven-herons-over-the-delta' } : undefined;
  const answer = await check(
    kit,
    operation,
    as ? `as the ${as.name}` : 'as a visitor',
    { as, params, query, body },
    {
      status: [operation.answer.status, ...(ALSO[operation.id] ?? [])],
    },
  );
  if (answer.isRight && answer.status === 200) checkType(kit, operation, answer);
  return answer;
}

/** Files: their type is one of the contract's, and there is something in them. */
function checkType(kit: Kit, operation: Operation, { type, bytes }: Answer): void {
  const promised = operation.types;
  if (promised.length === 0 || promised.includes('application/json')) return;
  const pointer = `${operation.pointer}/responses/200/content`;
  const isStream = promised.includes('text/event-stream');
  const faults = promised.includes(type) ? [] : [{ text: `is ${type} instead of ${promised.join(' or ')}`, pointer }];
  if (faults.length === 0 && !isStream && bytes.length === 0) faults.push({ text: 'the file is empty', pointer });
  kit.report.record(operation, 'the type of the file', faults);
}
