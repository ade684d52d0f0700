import { describe, expect, it } from 'vitest';
import { buildChart } from '#inspector/graph/build-chart.ts';
import type { MachineDefinition } from '#inspector/graph/definition.ts';
import { listChanges, markChanges } from '#inspector/versions/changes.ts';
import { readComparison, writeComparison } from '#inspector/versions/comparison-file.ts';

const machine = (states: Record<string, unknown>): MachineDefinition => ({
  id: 'door',
  delays: {},
  initial: Object.keys(states)[0],
  states,
});
const BEFORE = machine({
  open: { on: { pushed: 'closed', kicked: 'broken' } },
  closed: { on: { pulled: 'open', locked: { guard: 'hasKey', target: 'open' } } },
  broken: { type: 'final' },
});
const AFTER = machine({
  open: { on: { pushed: 'closed', painted: { actions: 'paint' } } },
  closed: { on: { pulled: 'open', locked: { guard: 'hasKey', target: 'locked' } } },
  locked: { on: { unlocked: 'closed' } },
});

describe('a comparison in a file', () => {
  it('is read as it was written', () => {
    const read = readComparison(writeComparison('main', [{ id: 'door', before: BEFORE, after: AFTER }]));
    if ('kind' in read) throw new Error(`Refused as ${read.kind}`);
    expect(read.since).toBe('main');
    const [door] = read.machines;
    expect([door?.before?.definition, door?.after?.definition]).toEqual([BEFORE, AFTER]);
    expect([...(door?.after?.chart.states.keys() ?? [])]).toEqual(['door', 'door.open', 'door.closed', 'door.locked']);
  });

  it('may lack the machine in one version', () => {
    const read = readComparison(writeComparison('main', [{ id: 'door', before: null, after: AFTER }]));
    expect(read).toMatchObject({ machines: [{ id: 'door', before: null }] });
  });

  it('is refused for what is wrong with it', () => {
    expect(readComparison('<svg/>')).toEqual({ kind: 'notJson' });
    expect(readComparison('{"page":{},"steps":[]}')).toEqual({ kind: 'otherFile' });
    const fault = { kind: 'machine', machine: 'door' };
    const lost = machine({ open: { on: { pushed: 'nowhere' } } });
    expect(readComparison(writeComparison('main', [{ id: 'door', before: null, after: lost }]))).toEqual(fault);
    expect(readComparison(writeComparison('main', [{ id: 'door', before: null, after: null }]))).toEqual(fault);
    const stateless = { id: 'door', delays: {} };
    expect(readComparison(writeComparison('main', [{ id: 'door', before: stateless, after: AFTER }]))).toEqual(fault);
  });
});

describe('changes side by side', () => {
  const [before, after] = [buildChart(BEFORE), buildChart(AFTER)];
  const changes = listChanges(before, after);

  it('are listed with what they’re about in each version', () => {
    const nameOf = (item: (typeof changes)[number]['was']) => item && ('event' in item ? item.event : item.id);
    expect(changes.map(({ mark, was, is, parts }) => [mark, nameOf(was), nameOf(is), parts.join()])).toEqual([
      ['added', null, 'door.locked', ''],
      ['gone', 'door.broken', null, ''],
      ['added', null, 'painted', ''],
      ['added', null, 'unlocked', ''],
      ['gone', 'kicked', null, ''],
      ['changed', 'locked', 'locked', 'target'],
    ]);
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  });

  it('are marked where they’re drawn, in the version that has them', () => {
    const sides = [markChanges(before, changes, 'before', String), markChanges(after, changes, 'after', String)];
    expect(sides.map(({ states }) => [...states].map(([id, { text, tone }]) => [id, text, tone]))).toEqual([
      [['door.broken', 'gone', 'gone']],
      // A transition that stays in its state is drawn in it.
      [
        ['door.locked', 'added', 'added'],
        ['door.open', 'changed', 'changed'],
      ],
    ]);
    expect(sides.map(({ arrows }) => [...arrows.values()].map(({ tone }) => tone))).toEqual([
      ['gone', 'changed'],
      ['added', 'added', 'changed'],
    ]);
  });
});
