/** The handlers of calls, as the contract types them. */
import type { Readable } from 'node:stream';
import type { RouteHandler } from 'fastify';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { UploadedFile } from './uploads.ts';

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

export type Handlers<Name extends keyof RouteHandlers> = {
  [Key in Name]: RouteHandlers[Key] extends RouteHandler<infer Route>
    ? RouteHandler<WithQuery<WithFiles<WithoutFaults<Route>>>>
    : never;
};
