import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { buildChart } from '#inspector/graph/build-chart.ts';
import { placeChart } from '#inspector/layout/place-chart.ts';
import { compareMachines, type MachineChange, screensOf } from '#inspector/versions/compare-charts.ts';
import { asLine, asMarkdown } from './describe-changes.ts';
import { drawMerged } from './draw-merged.ts';
import { mergeCharts } from './merge-charts.ts';

const machine = (id: string, states: Record<string, unknown>) =>
  buildChart({ id, delays: {}, initial: Object.keys(states)[0], states });

const BEFORE = machine('door', {
  open: { meta: { screen: '/hall' }, on: { pushed: 'closed', kicked: 'broken' } },
  closed: { on: { pulled: 'open', locked: { guard: 'hasKey', target: 'open' } } },
  broken: { meta: { screen: '/repairs' }, type: 'final' },
});
const AFTER = machine('door', {
  open: { meta: { screen: '/hall' }, entry: 'ring', on: { pushed: 'closed' } },
  closed: { on: { pulled: 'open', locked: { guard: 'hasKey', target: 'locked' } } },
  locked: { meta: { screen: '/safe' }, on: { unlocked: 'closed' } },
});

function changeOf(before = [BEFORE], after = [AFTER]): MachineChange {
  const [change, ...others] = compareMachines(before, after);
  if (!change || others.length > 0) throw new Error('Not one machine differs');
  return change;
}

describe('two versions of a machine', () => {
  it('differ in states, and in transitions by what leads where', () => {
    const { kind, states, transitions } = changeOf();
    expect(kind).toBe('changed');
    expect(states.added.map(({ id }) => id)).toEqual(['door.locked']);
    expect(states.gone.map(({ id }) => id)).toEqual(['door.broken']);
    expect(states.changed.map(({ state, parts }) => [state.id, parts])).toEqual([['door.open', ['actions']]]);
    expect(transitions.added.map(({ event }) => event)).toEqual(['unlocked']);
    expect(transitions.gone.map(({ event }) => event)).toEqual(['kicked']);
    expect(transitions.changed.map(({ before, after, parts }) => [before.target, after.target, parts])).toEqual([
      ['door.open', 'door.locked', ['target']],
    ]);
  });

  it('have another condition for the same way', () => {
    const before = machine('a', { one: { on: { go: { guard: 'isEarly', target: 'two' } } }, two: {} });
    const after = machine('a', { one: { on: { go: { guard: 'isLate', target: 'two' } } }, two: {} });
    const { added, gone, changed } = changeOf([before], [after]).transitions;
    expect([added, gone]).toEqual([[], []]);
    expect(changed.map(({ parts }) => parts)).toEqual([['guard']]);
  });

  it('are no change if they are the same, whatever the order', () => {
    const turned = machine('door', {
      closed: { on: { locked: { guard: 'hasKey', target: 'open' }, pulled: 'open' } },
      open: { meta: { screen: '/hall' }, on: { kicked: 'broken', pushed: 'closed' } },
      broken: { meta: { screen: '/repairs' }, type: 'final' },
    });
    expect(compareMachines([BEFORE], [BEFORE])).toEqual([]);
    expect(changeOf([BEFORE], [turned]).transitions).toEqual({ added: [], gone: [], changed: [] });
  });

  it('touch the screens of their states, before and after', () => {
    expect(screensOf(changeOf(), BEFORE, AFTER)).toEqual(['/hall', '/repairs', '/safe']);
  });

  it('are added or gone as a whole', () => {
    expect(changeOf([], [AFTER])).toMatchObject({ machine: 'door', kind: 'added' });
    expect(changeOf([BEFORE], [])).toMatchObject({ machine: 'door', kind: 'gone' });
  });
});

describe('a change of a machine, for people', () => {
  it('is a section of a change list', () => {
    const text = asMarkdown([{ change: changeOf(), name: 'A door', screens: ['/hall'], tests: ['walk 1', 'walk 2'] }]);
    expect(text).toBe(`### A door (\`door\`, changed)

- Added the state \`door.locked\`.
- Removed the state \`door.broken\`.
- Changed the actions of \`door.open\`.
- Added \`unlocked\` in \`door.locked\` → \`door.closed\`.
- Removed \`kicked\` in \`door.open\` → \`door.broken\`.
- Changed the target of \`locked\` in \`door.closed\` if \`hasKey\` → \`door.open\`: now \`locked\` in \`door.closed\` if \`hasKey\` → \`door.locked\`.

Screens: \`/hall\`.

Tests:
- walk 1
- walk 2
`);
  });

  it('is a line', () => {
    expect(asLine(changeOf())).toBe('door: 3 states and 3 transitions');
    expect(asLine(changeOf([], [AFTER]))).toBe('door: new');
  });

  it('is one picture with both versions', async () => {
    const merged = mergeCharts(changeOf(), BEFORE, AFTER);
    expect([...merged.chart.states.keys()]).toEqual(['door', 'door.open', 'door.closed', 'door.locked', 'door.broken']);
    const marks = [...merged.marks].map(([id, mark]) => {
      const transition = merged.chart.transitions.find((one) => one.id === id);
      return `${transition?.event ?? id} ${mark}`;
    });
    expect(marks.toSorted()).toEqual([
      'door.broken gone',
      'door.locked added',
      'door.open changed',
      'kicked gone',
      'locked changed',
      'unlocked added',
    ]);
    const picture = drawMerged(merged, await placeChart(new ELK(), merged.chart, {}));
    for (const name of ['Kicked', 'Unlocked', 'Broken', 'Locked']) expect(picture).toContain(`>${name}</text>`);
  });
});
