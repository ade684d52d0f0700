/**
 * Which transitions the tests of a machine take that run it without a page: with a clock and calls of their own. What
 * they show is kept beside what walks show.
 */
import { expect } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { keyOfTransition, transitionsOf } from './transitions.ts';

/** What a test shows of a transition is told by the first; further ones tell no more. */
const MOST_TITLES = 3;
const KEPT = new URL('../../src/app/flows/logic-coverage/', import.meta.url);

export interface LogicNotes {
  /** For every actor of the machine. */
  inspect: (inspected: InspectionEvent) => void;
  /** To be asked by the last test of the file, since it judges what those before it have shown. */
  expectComplete: () => Promise<void>;
}

export function noteTransitions(machine: AnyStateMachine): LogicNotes {
  // Tests of other files in the same process may run the machine too.
  const byFile = new Map<string, Map<string, Set<string>>>();
  const ofThisFile = () => {
    const { testPath = '' } = expect.getState();
    const known = byFile.get(testPath) ?? new Map(transitionsOf(machine).map((key) => [key, new Set<string>()]));
    byFile.set(testPath, known);
    return known;
  };
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const { currentTestName = '' } = expect.getState();
      for (const transition of inspected._transitions)
        ofThisFile().get(keyOfTransition(transition))?.add(currentTestName);
    },
    expectComplete: async () => {
      const shownBy = ofThisFile();
      const untaken = [...shownBy].filter(([, titles]) => titles.size === 0).map(([key]) => key);
      expect(untaken).toEqual([]);
      const lines = [...shownBy].map(
        ([key, titles]) => `  ${JSON.stringify(key)}: ${JSON.stringify([...titles].slice(0, MOST_TITLES))}`,
      );
      await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(new URL(`${machine.id}.json`, KEPT).pathname);
    },
  };
}
