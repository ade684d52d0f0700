/** Finds out who makes a call, and refuses those whom the contract doesn't allow. */
import type { FastifyRequest } from 'fastify';
import type { Role } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayMoment } from '../../shared/moment.ts';
import { bearerToken, type Caller, type Callers, isUnverifiedLogin, programToken } from './caller.ts';
import type { Operation } from './contract.ts';
import { Failure, forbidden, tokenMissing } from './failure.ts';

/** Sets the request's caller. @throws {Failure} 401 or 403 if the contract doesn't allow this caller. */
export async function knowCaller(operation: Operation, callers: Callers, request: FastifyRequest): Promise<void> {
  const program = programToken(request);
  if (program !== null) return knowProgram(operation, callers, request, program);
  const token = sentToken(operation, request);
  const recalled = token !== null && mayBeRecalled(operation) ? await callers.recall(token) : null;
  request.isCallerRecalled = recalled !== null && !isOverdue(recalled) && refusalOf(operation, recalled) === null;
  request.caller = request.isCallerRecalled ? recalled : await identified(operation, callers, token);
  const refusal = refusalOf(operation, request.caller);
  if (refusal) throw refusal;
}

/** A program is always known, even in calls that anyone can make, since it needs no anti-forgery token. */
async function knowProgram(
  operation: Operation,
  callers: Callers,
  request: FastifyRequest,
  token: string,
): Promise<void> {
  request.isCallerRecalled = false;
  request.caller = await callers.identifyProgram(token, request.ip);
  const refusal = refusalOfProgram(operation, request.caller) ?? refusalOf(operation, request.caller);
  if (refusal) throw refusal;
}

function refusalOfProgram({ scope }: Operation, { program }: Caller): Failure | null {
  if (scope === null) return forbidden('program_refused', say('failures.notForPrograms'));
  if (program?.scopes.includes(scope)) return null;
  return forbidden('scope_missing', say('failures.scopeMissing', { scope }));
}

/**
 * Answers as the caller of a request. If that came from memory and is refused, the answer is given again for the caller
 * as the database knows them: what a process remembers never refuses anybody. Those whose
 * rights a call may have changed are read again from then on.
 */
export async function answerCaller<T>(
  operation: Operation,
  callers: Callers,
  request: FastifyRequest,
  answer: () => Promise<T>,
): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    // A spent token ends its session.
    if (operation.who.kind === 'refresh') callers.noteChange(null);
    const token = bearerToken(request);
    if (!request.isCallerRecalled || token === null || !isRefusal(error)) throw error;
    request.isCallerRecalled = false;
    request.caller = await callers.identify(token);
    return answer();
  } finally {
    if (operation.needsAntiForgery) callers.noteChange(ownChange(operation, request));
  }
}

/** Members' changes can only concern their own rights; those of staff, and of links in emails, anyone's. */
const ownChange = ({ who }: Operation, { caller }: FastifyRequest): string | null =>
  who.roles === undefined ? (caller?.userId ?? null) : null;

const isRefusal = (error: unknown) => error instanceof Failure && (error.status === 401 || error.status === 403);

/** What changes something, needs a role or a fresh proof, or goes on for a while rests on what the database says now. */
const mayBeRecalled = ({ who, needsAntiForgery, isStreamed, needsFreshProof }: Operation): boolean =>
  who.roles === undefined && !needsAntiForgery && !isStreamed && !needsFreshProof;

function sentToken({ who, readsToken }: Operation, request: FastifyRequest): string | null {
  return who.kind === 'refresh' || (who.kind === 'visitor' && !readsToken) ? null : bearerToken(request);
}

async function identified({ who }: Operation, callers: Callers, token: string | null): Promise<Caller | null> {
  if (token === null) return null;
  const caller = await callers.identify(token);
  // The page sends its token with every call; whose rights wait for something counts as a visitor.
  return who.kind === 'visitor' && (isUnverifiedLogin(caller) || isOverdue(caller)) ? null : caller;
}

/** 401 or 403 if the contract doesn't allow this caller. */
function refusalOf(operation: Operation, caller: Caller | null): Failure | null {
  const { who } = operation;
  if (who.kind === 'visitor' || who.kind === 'refresh') return null;
  if (!caller) return tokenMissing();
  if (who.kind === 'unverified') return null;
  if (isUnverifiedLogin(caller)) {
    return forbidden('mail_unverified', sayUnverified(caller));
  }
  if (isOverdue(caller) && !who.withoutSecondStep) {
    return forbidden('second_step_missing', say('failures.addSecondStepFirst'));
  }
  if (caller.suspendedUntil && !isOpenWhileSuspended(operation)) return suspended(caller.suspendedUntil);
  if (who.roles && !who.roles.includes(caller.role)) return roleForbidden(who.roles);
  if (!caller.isProfileCompleted && !who.incompleteProfile) {
    return forbidden('profile_incomplete', say('failures.completeProfileFirst'));
  }
  if (operation.isFreezable && caller.frozenUntil) return frozen(caller.frozenUntil);
  if (operation.needsFreshProof && !caller.isProven) {
    return forbidden('fresh_proof_needed', say('failures.proveIdentityFirst'));
  }
  return null;
}

function sayUnverified({ admission }: Caller): string {
  if (admission === 'waiting') return say('failures.awaitApprovalFirst');
  return admission === 'declined' ? say('failures.registrationDeclined') : say('failures.verifyEmailFirst');
}

const isOverdue = ({ secondStepDueAt }: Caller) => secondStepDueAt !== null && secondStepDueAt <= new Date();

/** What needs no role and changes nothing, which is what calls without an anti-forgery token do. */
const isOpenWhileSuspended = ({ who, needsAntiForgery }: Operation): boolean =>
  who.whileSuspended === true || (who.roles === undefined && !needsAntiForgery);

const suspended = (until: Date): Failure =>
  forbidden('suspended', say('failures.suspended', { until: sayMoment(until) }));

const frozen = (until: Date): Failure =>
  forbidden('changes_frozen', say('failures.changesFrozen', { until: sayMoment(until) }));

function roleForbidden(roles: Role[]): Failure {
  return forbidden(
    'role_forbidden',
    say('failures.onlyRoles', {
      roles: formatList(
        roles.map((role) => say('failures.role', { role })),
        'disjunction',
      ),
    }),
  );
}
