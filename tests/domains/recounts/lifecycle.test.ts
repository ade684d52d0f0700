import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { canStop, followRecount, type RecountEvent, recountMachine } from '#domains/recounts/lifecycle.ts';
import type { PointsRecountState } from '#generated/types.gen.ts';
import { noteTransitions } from '../../flows/logic-notes.ts';

const notes = noteTransitions(recountMachine);

describe('a recount', () => {
  it.each<[PointsRecountState, RecountEvent['type'], PointsRecountState | null]>([
    ['waiting', 'recount.begun', 'running'],
    ['waiting', 'recount.stopped', 'stopped'],
    ['waiting', 'recount.finished', null],
    ['running', 'recount.begun', null],
    ['running', 'recount.finished', 'done'],
    ['running', 'recount.stopped', 'stopped'],
    ['done', 'recount.stopped', null],
    ['stopped', 'recount.begun', null],
  ])('that is %s takes %s to %s', (before, type, after) => {
    expect(followRecount(before, { type })).toBe(after);
    const snapshot = recountMachine.resolveState({ value: before });
    const actor = createActor(recountMachine, { snapshot, inspect: notes.inspect }).start();
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe(after ?? before);
  });

  it('can be stopped until it has ended', () => {
    expect((['waiting', 'running', 'done', 'stopped'] as const).filter(canStop)).toEqual(['waiting', 'running']);
  });

  it('has tests for all its transitions', () => notes.expectComplete());
});
