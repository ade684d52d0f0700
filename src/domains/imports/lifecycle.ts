/** The life of an import: a table that was checked without faults, and then taken in as a whole or not at all. */
import { setup } from 'xstate';
import type { ImportState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

export type ImportEvent = { type: 'import.started' } | { type: 'import.finished' } | { type: 'import.failed' };

const SCREEN = '/admin/import';

export const importMachine = setup({
  types: {} as { events: ImportEvent; meta: { screen: string } },
}).createMachine({
  id: 'import',
  description: 'A table of members or impacts that an admin takes in.',
  meta: { screen: SCREEN },
  initial: 'checked',
  states: {
    checked: {
      description: 'It has no faults, and nothing was made. It’s forgotten after a day.',
      meta: { screen: SCREEN },
      on: { 'import.started': 'running' },
    },
    running: {
      description: 'Its rows are being taken in, in one transaction: none shows before all have been.',
      meta: { screen: SCREEN },
      on: { 'import.finished': 'done', 'import.failed': 'failed' },
    },
    done: { description: 'Everything it names is there. Final.', meta: { screen: SCREEN } },
    failed: { description: 'Nothing was made. Final: the table is checked again instead.', meta: { screen: SCREEN } },
  },
});

/** The state after a step, or null if the lifecycle doesn't allow it. */
export function followImport(value: ImportState, event: ImportEvent): ImportState | null {
  return stepFrom(importMachine, importMachine.resolveState({ value }), event)?.value ?? null;
}
