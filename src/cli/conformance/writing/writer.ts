/** Makes calls that change something, one after the other, and remembers what has to be taken away. */

import type { AccountName } from '../accounts.ts';
import { type Answer, check, type Expectation, type Question, send, valueIn } from '../ask.ts';
import { type Kit, operationOf, type Person } from '../kit.ts';

/** Ends a journey whose next step needs what an earlier one didn't give. */
export class JourneyEnded extends Error {
  override name = 'JourneyEnded';
}

type Asked = Omit<Question, 'as'>;

export interface Writer {
  kit: Kit;
  /** Differs from run to run, for titles that must be unique. */
  stamp: string;
  /** @throws {JourneyEnded} if the accounts don't name this person. */
  person(name: AccountName): Person;
  /** A call that must succeed. @throws {JourneyEnded} if it doesn't. */
  succeed(as: Person | null, id: string, name: string, asked?: Asked, expected?: Partial<Expectation>): Promise<Answer>;
  /** A call that must be refused. */
  refuse(as: Person | null, id: string, name: string, asked: Asked, expected: Expectation): Promise<void>;
  /** A call that takes something away, made at the end even if the journey ended early. */
  afterwards(as: Person | null, id: string, asked: Asked): void;
  /** What remains on the server. */
  leave(what: string): void;
  /** A fact about an answer; recorded as a check of this call. */
  expect(id: string, name: string, isTrue: boolean, pointer: string): void;
  takeAway(): Promise<void>;
}

export function createWriter(kit: Kit, stamp: string): Writer {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    kit,
    stamp,
    person: (name) => {
      const person = kit.people.get(name);
      if (!person) throw new JourneyEnded(`the accounts name no ${name}`);
      return person;
    },
    succeed: async (as, id, name, asked = {}, expected = {}) => {
      const operation = operationOf(kit, id);
      const answer = await check(
        kit,
        operation,
        name,
        { as, ...asked },
        { status: operation.answer.status, ...expected },
      );
      if (!answer.isRight) throw new JourneyEnded(`${id} didn't succeed before it`);
      return answer;
    },
    refuse: async (as, id, name, asked, expected) => {
      await check(kit, operationOf(kit, id), name, { as, ...asked }, expected);
    },
    afterwards: (as, id, asked) => {
      steps.unshift(() => send(kit, operationOf(kit, id), { as, ...asked }));
    },
    leave: (what) => {
      kit.report.left.push(what);
    },
    expect: (id, name, isTrue, pointer) => {
      kit.report.record(operationOf(kit, id), name, isTrue ? [] : [{ text: "it isn't so", pointer }]);
    },
    takeAway: async () => {
      for (const step of steps.splice(0)) await step();
    },
  };
}

/** The id of what a call has made. @throws {JourneyEnded} if it has none. */
export function idOf({ data }: Answer): string {
  const id = valueIn(data, 'id');
  if (typeof id === 'string') return id;
  throw new JourneyEnded('its answer has no id');
}

/** Statuses and codes of the usual refusals. */
export const FORBIDDEN = { status: 403, code: 'not_allowed' };
export const NOT_FOUND = { status: 404, code: 'not_found' };
export const EXISTS = { status: 409, code: 'already_exists' };
export const DECIDED = { status: 409, code: 'already_decided' };
export const MISSING = (field: string) => ({ status: 422, code: 'validation_failed', fields: [field] });
