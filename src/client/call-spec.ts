/** A call as the contract describes it, and what goes wrong with it besides a refusal. */
import { GroundswellError } from './groundswell-error.ts';

export interface CallSpec {
  method: string;
  url: string;
  /** Whether it takes a token. */
  token?: true;
  /** Whether it changes something, and so needs the anti-forgery header. */
  changes?: true;
  /** JSON, unless it sends files or a form. */
  sends?: 'files' | 'form';
  /** JSON, unless it answers with a file. */
  answers?: 'file';
}

export const nameOf = ({ method, url }: CallSpec): string => `${method} ${url}`;

/** @returns `cause` itself if the caller gave the call up: `fetch` throws a TypeError when there is no answer. */
export const unreachable = (spec: CallSpec, cause: unknown): unknown =>
  cause instanceof TypeError
    ? new GroundswellError({ reason: 'unreachable', call: nameOf(spec), message: 'no answer came.', cause })
    : cause;

export const broken = (spec: CallSpec, { status }: Response, why: string): GroundswellError =>
  new GroundswellError({
    reason: 'contract',
    call: nameOf(spec),
    message: `the answer breaks the contract: ${why}.`,
    status,
  });
