/** From a request to its answer: anti-forgery, caller, input, what is known, and what is remembered. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '../contract/read-operations.ts';
import { type Account, createSessions, refuseCaller } from './callers.ts';
import { checkInput, type Input, readInput } from './input.ts';
import { listOf, listParts } from './lists.ts';
import { createMemory } from './memory.ts';
import { notFound, refusal } from './refusals.ts';
import type { Schemas } from './schemas.ts';
import { logIn, logOut, renew, signIn } from './sessions.ts';
import type { State } from './state.ts';
import type { Answer, Asked } from './wire.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** The operation that shows what `updateProfile` changes. */
const CURRENT_USER = 'getCurrentUser';
/** The one secret of a link in an email that the mock knows. */
const SECRET = 'a-token-of-a-link-in-a-mail';

export function createAnswers(schemas: Schemas): (asked: Asked) => Promise<Answer> {
  const ids = new Set(JSON.stringify(schemas.document).match(UUID) ?? []);
  const state: State = { schemas, sessions: createSessions(), memory: createMemory(ids) };
  return async (asked) => {
    const operation = schemas.operations.find((one) => one.method === asked.method && one.matches(asked.path));
    if (!operation) return refusal(404, 'not_found', `The contract has no ${asked.method} ${asked.path}.`);
    return answerCall(state, operation, asked);
  };
}

async function answerCall(state: State, operation: Operation, asked: Asked): Promise<Answer> {
  const forged = refuseForgery(operation, asked.headers);
  if (forged) return forged;
  const token = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? null;
  const account = token === null ? null : state.sessions.find(token);
  const refused = refuseCaller(operation, token, account);
  if (refused) return refused;
  const input = await readInput(operation, asked);
  const invalid = checkInput(state.schemas, operation, input);
  if (invalid) return invalid;
  if (operation.id === 'logIn') return logIn(state, input);
  if (operation.id === 'renewToken') return renew(state, token ?? '', input.params.get('id') ?? '');
  if (operation.id === 'logOut') logOut(state, token ?? '');
  return (
    refuseUnknown(state, operation, input, account) ??
    signIn(state, operation) ??
    succeed(state, operation, input, account)
  );
}

function refuseForgery(
  { needsAntiForgery }: Operation,
  { cookie = '', ...headers }: IncomingHttpHeaders,
): Answer | null {
  if (!needsAntiForgery) return null;
  const value = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1];
  if (value !== undefined && headers['x-xsrf-token'] === value) return null;
  const cookies = value === undefined ? [`XSRF-TOKEN=${randomUUID()}; Path=/; SameSite=Lax`] : [];
  return { ...refusal(403, 'anti_forgery', 'The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN.'), cookies };
}

/** Ids exist if the contract's examples have them, or the mock was sent what they are of. */
function refuseUnknown(
  { memory }: State,
  operation: Operation,
  { params, query, body }: Input,
  account: Account | null,
): Answer | null {
  const { responses } = operation;
  const needed = [
    ...params,
    ...operation.query.filter(({ required }) => required).map(({ name }) => [name, query.get(name) ?? ''] as const),
  ];
  const secrets = needed.filter(([name]) => /token|inviteid/i.test(name));
  if (secrets.some(([, value]) => value !== SECRET)) {
    if (responses.has('410')) return refusal(410, 'link_used_or_expired', 'This link was used or has expired.');
    if (responses.has('404')) return notFound();
  }
  if (!responses.has('404')) return null;
  const bodyIds =
    params.size > 0 ? [] : Object.entries(Object(body)).filter(([name]) => /^id$|Id$/.test(name) && name !== 'draftId');
  const ids = [...needed.filter(([name]) => /^id$|Id$/.test(name)), ...bodyIds].map(([, value]) => String(value));
  const isUnknown = (id: string) => id.length === 36 && id !== account?.id && !memory.has(id);
  return ids.some(isUnknown) ? notFound() : null;
}

function succeed(state: State, operation: Operation, input: Input, account: Account | null): Answer {
  const { schemas, memory } = state;
  const { answer } = operation;
  if (!answer.schema || answer.type !== 'application/json') {
    return { status: answer.status, type: answer.type, body: answer.schema ? 'id,title\r\n' : null };
  }
  const envelope = Object(schemas.example(answer.schema));
  const wrap = (data: unknown): Answer => ({
    status: answer.status,
    type: answer.type,
    body: { ...envelope, status: answer.status, ...(data !== undefined && { data }) },
  });
  if (listParts(schemas, operation) && !operation.isChange) {
    const listed = listOf(schemas, operation, { memory, query: input.query });
    return 'status' in listed ? listed : wrap(listed.data);
  }
  const schema = schemas.resolve(answer.schema).properties?.['data'];
  const fields = remember(state, operation, input);
  if (!schema || !schemas.resolve(schema).properties) return wrap(undefined);
  const own = operation.id === CURRENT_USER && account ? { ...account } : {};
  return wrap({
    ...Object(envelope['data']),
    ...differing(schemas.shaped(schema, { ...own, ...fields }), { ...own, ...fields }),
  });
}

/** Only what was said: the rest stays as the answer's own example has it. */
const differing = (shaped: Record<string, unknown>, said: object) =>
  Object.fromEntries(Object.entries(shaped).filter(([name]) => name in said));

/** @returns the fields of what the call is about, if the mock knows them. */
function remember({ memory }: State, { method, path, id: operationId }: Operation, { params, body }: Input): object {
  const fields = Object(body);
  const id = params.get('id');
  const collection = path.replace(/\/$/, '');
  if (method === 'POST' && params.size === 0) return memory.add(collection, fields);
  if (method === 'GET')
    return { ...memory.read(path), ...memory.read(operationId), ...(id && { id, ...memory.find(id) }) };
  if (method === 'DELETE' && id) memory.remove(id);
  else if (id) memory.change(id, fields);
  else memory.set(operationId === 'updateProfile' ? CURRENT_USER : path, fields);
  return { ...fields, ...(id && { id, ...memory.find(id) }) };
}
