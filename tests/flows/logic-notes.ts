/**
 * Records which transitions are covered by tests that run the machine without a page, with simulated time and
 * responses. The records are stored beside the walks' coverage, by file, since titles may change.
 */
import { join, relative } from 'node:path';
import { expect } from 'vitest';
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { keyOfTransition, transitionsOf } from './transitions.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface LogicNotes {
  /** Pass this to every actor of the machine. */
  inspect: (inspected: InspectionEvent) => void;
  /** Call in the file's last test, since it checks what earlier ones covered. */
  expectComplete: () => Promise<void>;
}

export function noteTransitions(machine: AnyStateMachine): LogicNotes {
  // Tests of other files in the same process may run the machine too.
  const taken = new Map<string, Set<string>>();
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const { testPath = '' } = expect.getState();
      const known = taken.get(testPath) ?? new Set();
      for (const transition of inspected._transitions) known.add(keyOfTransition(transition));
      taken.set(testPath, known);
    },
    expectComplete: async () => {
      const { testPath = '' } = expect.getState();
      const all = transitionsOf(machine);
      expect(all.filter((key) => !taken.get(testPath)?.has(key))).toEqual([]);
      const file = relative(ROOT, testPath).replaceAll('\\', '/');
      const lines = all.map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify([file])}`);
      const kept = join(ROOT, 'src/inspector/flows/logic-coverage', `${machine.id}.json`);
      await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(kept);
    },
  };
}
