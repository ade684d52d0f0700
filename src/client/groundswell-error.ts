/** What goes wrong with a call. */
import type { FailureCode, FieldError } from '#generated/types.gen.ts';

interface Details {
  reason: GroundswellError['reason'];
  call: string;
  message: string;
  status?: number;
  code?: FailureCode | null;
  errors?: readonly FieldError[];
  retryAfter?: number | null;
  cause?: unknown;
}

/** The only kind of error that a call throws, unless its signal gave it up. */
export class GroundswellError extends Error {
  override readonly name = 'GroundswellError';
  /**
   * - `refused`: the server answered no, or failed. `status` and `code` say why.
   * - `unreachable`: no answer came. `cause` is what `fetch` threw.
   * - `contract`: what was sent or answered isn't what the contract says.
   */
  readonly reason: 'refused' | 'unreachable' | 'contract';
  /** The method and path of the call, such as `POST /login`. */
  readonly call: string;
  /** The HTTP status; null if no answer came. */
  readonly status: number | null;
  /** Why the server refused, for programs; null if it didn't say. */
  readonly code: FailureCode | null;
  /** What is wrong with each field. */
  readonly errors: readonly FieldError[];
  /** The seconds after which to try again; null if the server didn't say. */
  readonly retryAfter: number | null;

  constructor({ reason, call, message, status, code, errors, retryAfter, cause }: Details) {
    super(`${call}: ${message}`, { cause });
    this.reason = reason;
    this.call = call;
    this.status = status ?? null;
    this.code = code ?? null;
    this.errors = errors ?? [];
    this.retryAfter = retryAfter ?? null;
  }
}
