/** What a call of the contract is in a program: a function of the community and the call's input. */
import { readFile, readJson } from './answers.ts';
import type { CallSpec } from './call-spec.ts';
import type { Groundswell } from './groundswell.ts';
import { type Sent, send } from './send.ts';

/** What every call takes besides its input. */
export interface CallOptions {
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** What an answer that isn't a file consists of. */
export interface Answer<Data, Status extends number> {
  status: Status;
  /** For people. */
  message: string;
  data: Data;
}

type Input<Data> = Omit<Data, 'url'> & CallOptions;

/** A call whose input may be left out can be made without any. */
export type Rest<Data> = Partial<Input<Data>> extends Input<Data> ? [options?: Input<Data>] : [options: Input<Data>];

/** @throws {GroundswellError} whenever it doesn't answer. */
export type Call<Data, Answered> = (groundswell: Groundswell, ...rest: Rest<Data>) => Promise<Answered>;

/** @internal */
export const call =
  <Data, Answered>(spec: CallSpec): Call<Data, Answered> =>
  async (groundswell, ...[options]) => {
    const response = await send(groundswell, spec, options as Sent | undefined);
    return (await (spec.answers === 'file' ? readFile : readJson)(spec, response)) as Answered;
  };
