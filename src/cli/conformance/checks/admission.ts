/** Who may make a call: tokens, roles, unverified addresses, incomplete profiles. */
import type { Operation } from '../../contract/read-operations.ts';
import { check, type Question } from '../ask.ts';
import { allowedPeople, type Kit, type Person } from '../kit.ts';
import { strangeBody, unknownId } from '../values.ts';

/**
 * About nothing that exists, so that a server which lets it pass does no harm. Permission is checked before the input, so
 * the address needn't be right either.
 */
function harmless(operation: Operation, as: Person | null): Question {
  const params = Object.fromEntries(operation.inPath.map(({ name }) => [name, unknownId()]));
  const query = Object.fromEntries(
    operation.query.filter(({ required }) => required).map(({ name }) => [name, unknownId()]),
  );
  const body = operation.body ? {} : undefined;
  return { as, params, query, body, ...(operation.form && { form: new FormData() }) };
}

/** Whether a server that wrongly lets it pass would do something: there is nothing in it that could be wrong. */
const isBare = ({ body, form, inPath, query, isChange }: Operation) =>
  isChange && !body && !form && inPath.length === 0 && !query.some(({ required }) => required);

export async function checkAdmission(kit: Kit, operation: Operation): Promise<void> {
  const { who } = operation;
  if (who.kind === 'visitor') return checkOpenCall(kit, operation);
  await checkTokens(kit, operation);
  if (who.kind !== 'user') return;
  if (isBare(operation) && !kit.writes) {
    kit.report.skip(operation, 'roles', 'a server that lets it pass would change something: --writes checks it');
    return;
  }
  await checkUnwhole(kit, operation);
  await checkRoles(kit, operation);
}

/** A wrong token is refused even where none is needed. */
async function checkOpenCall(kit: Kit, operation: Operation): Promise<void> {
  if (!operation.readsToken || operation.isChange) return;
  await check(
    kit,
    operation,
    'with a token that is no token',
    { ...harmless(operation, null), token: 'no.real.token' },
    {
      status: 401,
      code: 'token_invalid',
      message: 'Token Invalid',
    },
  );
}

async function checkTokens(kit: Kit, operation: Operation): Promise<void> {
  const pointer = `${operation.pointer}/x-who`;
  const question = harmless(operation, null);
  await check(kit, operation, 'without a token', question, {
    status: 401,
    pointer,
    ...(operation.who.kind !== 'refresh' && { code: 'token_missing' }),
  });
  await check(
    kit,
    operation,
    'with a token that is no token',
    { ...question, token: 'no.real.token' },
    {
      status: 401,
      code: 'token_invalid',
      message: 'Token Invalid',
      pointer,
    },
  );
}

async function checkUnwhole(kit: Kit, operation: Operation): Promise<void> {
  const pointer = `${operation.pointer}/x-who`;
  const unverified = kit.people.get('unverified');
  if (unverified) {
    await check(kit, operation, 'with an unverified address', harmless(operation, unverified), {
      status: 403,
      code: 'mail_unverified',
      pointer,
    });
  } else kit.report.skip(operation, 'with an unverified address', 'the accounts name no unverified');
  if (operation.who.incompleteProfile) return;
  const incomplete = kit.people.get('incomplete');
  if (incomplete) {
    await check(kit, operation, 'with an incomplete profile', harmless(operation, incomplete), {
      status: 403,
      code: ['profile_incomplete', 'role_forbidden'],
      pointer,
    });
  } else kit.report.skip(operation, 'with an incomplete profile', 'the accounts name no incomplete');
}

async function checkRoles(kit: Kit, operation: Operation): Promise<void> {
  const { roles } = operation.who;
  if (!roles) return;
  const allowed = allowedPeople(kit, operation);
  for (const name of ['member', 'partner', 'judge', 'admin'] as const) {
    const person = kit.people.get(name);
    if (!person) {
      kit.report.skip(operation, `as the ${name}`, `the accounts name no ${name}`);
    } else if (!allowed.includes(person)) {
      await check(kit, operation, `as the ${name}, whose role may not`, harmless(operation, person), {
        status: 403,
        code: 'role_forbidden',
        pointer: `${operation.pointer}/x-who`,
      });
    }
  }
}

/** Without the header, or with a wrong one, nothing that changes something passes. */
export async function checkAntiForgery(kit: Kit, operation: Operation): Promise<void> {
  if (!operation.needsAntiForgery || operation.id === 'logIn') return;
  const as = allowedPeople(kit, operation)[0] ?? null;
  const isHarmless = !isBare(operation) || operation.who.kind === 'visitor';
  if (!isHarmless && !kit.writes) {
    kit.report.skip(operation, 'anti-forgery', 'a server that lets it pass would change something: --writes checks it');
    return;
  }
  const question = harmless(operation, operation.who.kind === 'visitor' ? null : as);
  const expected = { status: 403, code: 'anti_forgery', pointer: `${operation.pointer}/security` };
  await check(kit, operation, 'without the anti-forgery header', { ...question, antiForgery: 'missing' }, expected);
  await check(kit, operation, 'with another anti-forgery header', { ...question, antiForgery: 'wrong' }, expected);
}

/** Calls about things that exist nowhere. */
export async function checkUnknown(kit: Kit, operation: Operation): Promise<void> {
  if (!operation.responses.has('404') && !operation.responses.has('410')) return;
  const names = [...operation.inPath, ...operation.query.filter(({ required }) => required)].map(({ name }) => name);
  const isAboutSomething = names.some((name) => /id$|token/i.test(name)) || namesIds(kit, operation);
  if (!isAboutSomething || operation.form || ONLY_OWN.has(operation.id) || UNREAL.has(operation.id)) return;
  const [as = null] = operation.who.kind === 'visitor' ? [null] : allowedPeople(kit, operation);
  if (!as && operation.who.kind !== 'visitor') return;
  const question = strange(kit, operation, as);
  if (!question) return;
  const isGone = operation.responses.has('410') && names.some((name) => /token|inviteid/i.test(name));
  await check(kit, operation, 'about something that exists nowhere', question, {
    status: isGone ? 410 : 404,
    code: isGone ? 'link_used_or_expired' : 'not_found',
  });
}

function namesIds({ contract }: Kit, operation: Operation): boolean {
  const properties = Object.keys((operation.body && contract.resolve(operation.body).properties) ?? {});
  return operation.inPath.length === 0 && properties.some((name) => name === 'id' || /Id$/.test(name));
}

function strange(kit: Kit, operation: Operation, as: Person | null): Question | null {
  const params: Record<string, string> = {};
  for (const { name, schema } of operation.inPath) {
    const { enum: values, format, type } = kit.contract.resolve(schema);
    if (values) params[name] = String(values[0]);
    // Of few, all of which exist.
    else if (type === 'integer') return null;
    else if (format === 'uuid' || /id$/i.test(name)) params[name] = unknownId();
    else if (type === 'string') params[name] = 'a'.repeat(43);
    else return null;
  }
  const query = Object.fromEntries(
    operation.query.filter(({ required }) => required).map(({ name, schema }) => [name, strangeText(kit, schema)]),
  );
  const body = strangeBody(kit.contract, operation);
  return { as, params, query: { ...query, ...NEEDED[operation.id] }, body: body && about(body, as) };
}

/** What such a call needs besides, although the contract doesn't require it. */
const NEEDED: Record<string, Record<string, string>> = { setNewsLive: { isLive: 'true' } };

/** What is one's own isn't looked for among others': there, everything is refused alike. */
const ONLY_OWN = new Set(['getPrivacyPolicy']);

/**
 * Calls whose example isn't about anything: no answer of a browser to a question of the server's, and new things, which
 * are not found only where their area is off.
 */
const UNREAL = new Set(['addPasskey', 'createCouncil', 'createOpportunity']);

function strangeText({ contract }: Kit, schema: Operation['query'][number]['schema']): string {
  const { enum: values, format } = contract.resolve(schema);
  if (values) return String(values[0]);
  return format === 'uuid' ? unknownId() : 'a'.repeat(43);
}

/** Who likes is always the caller; a revision would be about something known. */
function about(body: Record<string, unknown>, as: Person | null): Record<string, unknown> {
  return { ...body, ...('userId' in body && as && { userId: as.id }) };
}
