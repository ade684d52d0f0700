import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { followImport, type ImportEvent, importMachine } from '#domains/imports/lifecycle.ts';
import type { ImportState } from '#generated/types.gen.ts';
import { noteTransitions } from '../../flows/logic-notes.ts';

const notes = noteTransitions(importMachine);

describe('an import', () => {
  it.each<[ImportState, ImportEvent['type'], ImportState | null]>([
    ['checked', 'import.started', 'running'],
    ['checked', 'import.finished', null],
    ['running', 'import.started', null],
    ['running', 'import.finished', 'done'],
    ['running', 'import.failed', 'failed'],
    ['done', 'import.started', null],
    ['failed', 'import.started', null],
  ])('that is %s takes %s to %s', (before, type, after) => {
    expect(followImport(before, { type })).toBe(after);
    const snapshot = importMachine.resolveState({ value: before });
    const actor = createActor(importMachine, { snapshot, inspect: notes.inspect }).start();
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe(after ?? before);
  });

  it('has tests for all its transitions', () => notes.expectComplete());
});
