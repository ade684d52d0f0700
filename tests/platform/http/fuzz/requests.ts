/** A request that the fuzzer mutates and sends. */
import type { JsonSchema, Operation } from '#platform/server/http/contract.ts';
import type { Client } from '../../../support/client.ts';
import { headersOf } from '../../../support/uploads.ts';

export type Fields = Record<string, unknown>;

export interface Request {
  as: Client;
  params?: Fields;
  query?: Fields;
  body?: unknown;
  /** Sent as a form, which may contain files. */
  form?: Fields;
}

export interface Received {
  status: number;
  /** Undefined for a file. */
  json: unknown;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);

export const propertiesOf = (schema: JsonSchema | undefined) =>
  Object.entries((schema?.['properties'] ?? {}) as Record<string, JsonSchema>);

const textOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).toWellFormed();
/** Longer addresses never reach the router: Node.js refuses their headers. */
const MAX_ADDRESS_LENGTH = 3_000;
const encode = (value: unknown) => encodeURIComponent(textOf(value)).slice(0, MAX_ADDRESS_LENGTH);

/** Below /api. */
export function addressOf({ url }: Operation, { params = {}, query = {} }: Request): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encode(params[name] ?? 'x') || '%20');
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

export async function send(origin: string, operation: Operation, request: Request): Promise<Received> {
  const { method } = operation;
  const address = addressOf(operation, request);
  if (request.form) return sendForm(`${origin}/api${address}`, method, request);
  const { status, headers, body } = await request.as.call(method, address, { body: request.body });
  const isJson = status !== 200 || headers.get('content-type')?.startsWith('application/json');
  return { status, json: isJson ? body : undefined };
}

async function sendForm(address: string, method: string, { as, form = {} }: Request): Promise<Received> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    for (const one of [value].flat()) body.append(name, one instanceof File ? one : textOf(one));
  }
  const response = await fetch(address, { method, headers: await headersOf(as), body });
  return { status: response.status, json: await response.json() };
}
