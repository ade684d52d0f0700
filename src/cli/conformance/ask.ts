/** Asks the server something and compares the answer with what the contract promises. */
import type { Operation } from '../contract/read-operations.ts';
import type { Received } from './connection.ts';
import type { Kit, Person } from './kit.ts';
import type { Fault } from './shapes.ts';

export interface Question {
  /** Null for a visitor. */
  as: Person | null;
  /** Instead of the person's own; null sends none. */
  token?: string | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  antiForgery?: 'right' | 'missing' | 'wrong';
  headers?: Record<string, string>;
}

export interface Expectation {
  /** One, or several that the contract leaves open. */
  status: number | readonly number[];
  /** Of a failure. */
  code?: string | readonly string[];
  /** To the letter. */
  message?: string;
  /** A 422 must name all of these. */
  fields?: readonly string[];
  /** What of the contract says so; by default the response with this status. */
  pointer?: string;
}

export interface Answer extends Received {
  /** Whether it is what was expected. */
  isRight: boolean;
  /** Of a success, what is under `data`. */
  data: unknown;
}

const ENDLESS = 'text/event-stream';

export function addressOf({ path }: Operation, { params = {}, query = {} }: Question): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Sends it without looking at the answer. */
export function send(kit: Kit, operation: Operation, question: Question): Promise<Received> {
  const { as, token = as?.token ?? null, body, form, antiForgery, headers } = question;
  return kit.connection.send({
    method: operation.method,
    path: addressOf(operation, question),
    token,
    body,
    isEndless: operation.answer.type === ENDLESS,
    ...(form && { form }),
    ...(antiForgery && { antiForgery }),
    ...(headers && { headers }),
  });
}

/** Sends it and records under this name whether the answer keeps the contract and is the expected one. */
export async function check(
  kit: Kit,
  operation: Operation,
  name: string,
  question: Question,
  expected: Expectation,
): Promise<Answer> {
  const received = await send(kit, operation, question);
  const data = valueIn(received.json, 'data');
  if (received.status === 429 && ![expected.status].flat().includes(429)) {
    kit.report.skip(operation, name, "the server's limit for this call is used up");
    return { ...received, isRight: false, data };
  }
  const faults = faultsOf(kit, operation, received, expected);
  kit.report.record(operation, name, faults);
  if (received.status < 300) kit.report.succeeded.add(operation.id);
  return { ...received, isRight: faults.length === 0, data };
}

function faultsOf(kit: Kit, operation: Operation, received: Received, expected: Expectation): Fault[] {
  const { status } = received;
  const statuses = [expected.status].flat();
  const named = `${operation.pointer}/responses/${statuses[0]}`;
  if (!statuses.includes(status)) {
    const said = valueIn(received.json, 'message');
    const told = said === undefined ? '' : ` (${JSON.stringify(said).slice(0, 160)})`;
    return [
      { text: `answered ${status} instead of ${statuses.join(' or ')}${told}`, pointer: expected.pointer ?? named },
    ];
  }
  const key = operation.responses.has(String(status)) ? String(status) : '5XX';
  const pointer = `${operation.pointer}/responses/${key}`;
  const response = operation.responses.get(key);
  if (!response || (key === '5XX' && status < 500)) {
    return [{ text: `the contract has no response ${status} for it`, pointer: `${operation.pointer}/responses` }];
  }
  const faults = typeFaults(operation, received, key);
  if (faults.length > 0 || response.type !== 'application/json') return faults;
  return [
    ...kit.shapes.faultsOf(operation, key, received.json),
    ...envelopeFaults(received, pointer),
    ...failureFaults(received, expected, statuses.length > 1 ? pointer : (expected.pointer ?? pointer)),
  ];
}

function typeFaults({ pointer, responses }: Operation, { type, json }: Received, key: string): Fault[] {
  const promised = responses.get(key)?.type;
  // Files may come in one of several types.
  if (promised !== 'application/json') return [];
  const place = `${pointer}/responses/${key}/content`;
  if (type !== promised) return [{ text: `is ${type || 'without a type'} instead of ${promised}`, pointer: place }];
  return json === undefined ? [{ text: "isn't JSON, although it says so", pointer: place }] : [];
}

function envelopeFaults({ status, json }: Received, pointer: string): Fault[] {
  const repeated = valueIn(json, 'status');
  return repeated === status
    ? []
    : [{ text: `its status field is ${JSON.stringify(repeated)}, not ${status}`, pointer }];
}

function failureFaults({ status, json }: Received, expected: Expectation, pointer: string): Fault[] {
  const { code, message } = expected;
  const fields = status === 422 ? (expected.fields ?? []) : [];
  const faults: Fault[] = [];
  const codes = code === undefined ? null : [code].flat();
  const given = valueIn(json, 'code');
  if (codes && !codes.includes(String(given))) {
    faults.push({ text: `its code is ${JSON.stringify(given)} instead of ${codes.join(' or ')}`, pointer });
  }
  const said = valueIn(json, 'message');
  if (message !== undefined && said !== message) {
    faults.push({ text: `its message is ${JSON.stringify(said)} instead of ${JSON.stringify(message)}`, pointer });
  }
  const errors = rowsOf(valueIn(json, 'errors')).map((error) => String(valueIn(error, 'field')));
  const isNamed = (field: string) => errors.some((error) => error === field || error.startsWith(`${field}.`));
  for (const field of fields.filter((one) => !isNamed(one))) {
    faults.push({ text: `its errors don't name ${field}, only ${errors.join(', ') || 'nothing'}`, pointer });
  }
  return faults;
}

/** The value at a path of names; undefined if there is none. */
export function valueIn(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  );
}

export const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
