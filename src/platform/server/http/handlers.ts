/** The types of the handlers, derived from the contract. */
import type { Readable } from 'node:stream';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { RouteGenericInterface, RouteHandler } from 'fastify';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { Answer } from './envelope.ts';
import type { UploadedFile } from './files/uploads.ts';

/**
 * Fastify calls the class of server errors `5xx`, the contract `5XX`: with that key its types would require every
 * answer to be all answers at once. A handler throws such a fault and never sends one.
 */
type WithoutFaults<Route> = Route extends { Reply: infer Reply }
  ? Omit<Route, 'Reply'> & { Reply: { [Status in Exclude<keyof Reply, '5XX'>]: Sent<Reply[Status]> } }
  : Route;

/** The contract's type of a file is the Blob that the page receives; a handler sends a stream. */
type Sent<Value> = Value extends Blob ? Readable : Value;

/** The contract's type of a file is the Blob that the page sends; a handler gets the path of the stored upload. */
type Received<Value> = Value extends Blob
  ? UploadedFile
  : Value extends (infer Item)[]
    ? Received<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Received<Value[Key]> }
      : Value;
type WithFiles<Route> = Route extends { Body: infer Body } ? Omit<Route, 'Body'> & { Body: Received<Body> } : Route;

/** A handler always gets a query, empty if it has no parameters, even where the page may leave it out. */
type WithQuery<Route> = 'Querystring' extends keyof Route
  ? Omit<Route, 'Querystring'> & { Querystring: NonNullable<Route['Querystring']> }
  : Route;

/** The success envelopes that the contract describes. */
type Success<Route> = Route extends { Reply: infer Reply }
  ? Extract<Reply[keyof Reply & (200 | 201 | 202)], Answer<unknown>>
  : never;

export interface Cookies {
  setCookie(name: string, value: string, options?: CookieSerializeOptions): void;
  clearCookie(name: string, options?: CookieSerializeOptions): void;
}

/** All that a handler which returns its result still has to set. */
interface Outgoing extends Cookies {
  /** Chooses the status, if the contract has several for success. */
  code(status: number): void;
  /** Ends the connection with the answer. */
  header(name: 'connection', value: 'close'): void;
}

/** A handler returns its result, and the wiring sends it. Handlers of files and streams send those themselves. */
type Handler<Route extends RouteGenericInterface> = [Success<Route>] extends [never]
  ? RouteHandler<WithoutFaults<Route>>
  : (request: RequestOf<Route>, reply: Outgoing) => Promise<Answer<Success<Route>['data']>>;

type RequestOf<Route extends RouteGenericInterface> = Parameters<RouteHandler<Route>>[0];

export type Handlers<Name extends keyof RouteHandlers> = {
  [Key in Name]: RouteHandlers[Key] extends RouteHandler<infer Route> ? Handler<WithQuery<WithFiles<Route>>> : never;
};
