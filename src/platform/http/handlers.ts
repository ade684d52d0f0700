/** The handlers of calls, as the contract types them. */
import type { Readable } from 'node:stream';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { RouteGenericInterface, RouteHandler } from 'fastify';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { PageMeta } from '#generated/types.gen.ts';
import type { Answer } from './envelope.ts';
import type { UploadedFile } from './uploads.ts';
import type { WrittenPage } from './written-rows.ts';

/**
 * Fastify calls the class of server errors `5xx`, the contract `5XX`: with that key its types would require every
 * answer to be all answers at once. A handler throws such a fault and never sends one.
 */
type WithoutFaults<Route> = Route extends { Reply: infer Reply }
  ? Omit<Route, 'Reply'> & { Reply: { [Status in Exclude<keyof Reply, '5XX'>]: Sent<Reply[Status]> } }
  : Route;

/** The page receives a file's bytes; a handler sends them as they come. */
type Sent<Value> = Value extends Blob ? Readable : Value;

/** The page sends a file's bytes; a handler finds where they were put. */
type Received<Value> = Value extends Blob
  ? UploadedFile
  : Value extends (infer Item)[]
    ? Received<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Received<Value[Key]> }
      : Value;
type WithFiles<Route> = Route extends { Body: infer Body } ? Omit<Route, 'Body'> & { Body: Received<Body> } : Route;

/** A query without parameters is an empty one, whatever the page may leave out. */
type WithQuery<Route> = 'Querystring' extends keyof Route
  ? Omit<Route, 'Querystring'> & { Querystring: NonNullable<Route['Querystring']> }
  : Route;

/** The envelopes of success that the contract describes. */
type Success<Route> = Route extends { Reply: infer Reply }
  ? Extract<Reply[keyof Reply & (200 | 201 | 202)], Answer<unknown>>
  : never;

export interface Cookies {
  setCookie(name: string, value: string, options?: CookieSerializeOptions): void;
  clearCookie(name: string, options?: CookieSerializeOptions): void;
}

/** All that is left to set for a handler that returns what it found. */
interface Outgoing extends Cookies {
  /** Of several successes, which it is. */
  code(status: number): void;
}

/** Returns what it found, and the wiring sends it. A handler of a file or a stream sends that itself. */
type Handler<Route extends RouteGenericInterface> = [Success<Route>] extends [never]
  ? RouteHandler<WithoutFaults<Route>>
  : (request: RequestOf<Route>, reply: Outgoing) => Promise<Answer<Found<Success<Route>['data']>>>;

/** A page may be of rows that are written already. */
type Found<Data> = Data extends { data: (infer Row)[]; meta: PageMeta } ? Data | WrittenPage<Row> : Data;

type RequestOf<Route extends RouteGenericInterface> = Parameters<RouteHandler<Route>>[0];

export type Handlers<Name extends keyof RouteHandlers> = {
  [Key in Name]: RouteHandlers[Key] extends RouteHandler<infer Route> ? Handler<WithQuery<WithFiles<Route>>> : never;
};
