import { describe, expect, it } from 'vitest';
import { FLOWS, findFlow } from '#inspector/drawn-flows.ts';
import { FLOWS as MACHINES } from '#inspector/flows/machines.ts';
import { buildChart } from '#inspector/graph/build-chart.ts';
import { activeStates, type Chart } from '#inspector/graph/chart.ts';
import { describeMachine, readDefinition } from '#inspector/graph/definition.ts';
import { eventNameOf, momentOf, plainWords, stateNameOf } from '#inspector/graph/plain-words.ts';
import { boxContent } from '#inspector/layout/content.ts';
import { type Box, mirrored } from '#inspector/layout/layout.ts';
import { linesOf } from '#inspector/layout/lines.ts';

function flow(id: string) {
  const found = findFlow(id);
  if (!found) throw new Error(`There is no flow ${id}`);
  return found;
}

const told = (chart: Chart, source: string) =>
  chart.transitions
    .filter((transition) => transition.source === source)
    .map(({ kind, name, condition, target }) => [kind, name, condition, target]);

describe('a chart', () => {
  it('lists a state’s transitions in the order in which the machine evaluates them', () => {
    expect(told(flow('login').chart, 'login.submitting')).toEqual([
      ['done', 'It worked', 'if the email address isn’t verified (202)', 'login.unverified'],
      ['done', 'It worked', 'if an admin has to let the person in', 'login.pending'],
      ['done', 'It worked', 'if the profile is complete', 'login.loggedIn'],
      ['done', 'It worked', 'otherwise', 'login.loggedIn'],
      ['error', 'It failed', 'if the account needs a second step', 'login.askingCode'],
      ['error', 'It failed', 'otherwise', 'login.editing'],
    ]);
  });

  it('resolves targets that are children, siblings or anywhere', () => {
    const { chart } = flow('session');
    const targets = (source: string, event: string) =>
      chart.transitions.filter((one) => one.source === source && one.event === event).map(({ target }) => target);
    expect(targets('session', 'login.unverified')).toEqual(['session.unverified']);
    expect(targets('session.signedIn.fresh', 'renewal.needed')).toEqual(['session.signedIn.renewing']);
    expect(targets('session.restoring.loadingUser', 'xstate.done.actor.loadCurrentUser')).toEqual([
      'session.admitting',
    ]);
    expect(targets('session.signedIn.renewing', 'otherTab.renewed')).toEqual([null]);
  });

  it('formats delays for people', () => {
    expect(told(flow('signUpPrompt').chart, 'signUpPrompt.waiting.counting')).toContainEqual([
      'delay',
      'after 8 s',
      null,
      'signUpPrompt.waiting.due',
    ]);
    expect(momentOf('1500', {})).toBe('after 1.5 s');
    expect(momentOf('untilExpiry', { untilExpiry: null })).toBe('when the token expires');
  });

  it('highlights every active state of a value', () => {
    expect(activeStates(flow('signUpPrompt').chart, { waiting: 'open' })).toEqual([
      'signUpPrompt',
      'signUpPrompt.waiting',
      'signUpPrompt.waiting.open',
    ]);
    expect(activeStates(flow('login').chart, 'editing')).toEqual(['login', 'login.editing']);
  });

  it('turns names into words', () => {
    expect(plainWords('otherTab.loggedOut')).toBe('Other tab logged out');
    expect(plainWords('auto-accepted')).toBe('Auto accepted');
  });

  it('names a state as the machine means it, and one without a name by its id', () => {
    expect(stateNameOf('session', 'fresh')).toBe('Token valid');
    expect(stateNameOf('comment', 'fresh')).toBe('Editable');
    expect(stateNameOf('lamp', 'sending')).toBe('Sending');
    expect(stateNameOf('lamp', 'dimmedTwice')).toBe('Dimmed twice');
    expect(eventNameOf('constructor')).toBe('Constructor');
  });

  it('refuses a machine with an unknown target', () => {
    const definition = readDefinition(JSON.stringify({ id: 'odd', states: { a: { on: { go: 'b' } } } }));
    if (definition === null) throw new Error('It is a definition');
    expect(() => buildChart(definition)).toThrow('odd.a leads to b, which is not there');
  });
});

describe('the generated chart', () => {
  it.each(MACHINES.map(({ machine }) => ({ id: machine.id, machine })))('of $id is up to date', ({ id, machine }) => {
    expect(flow(id).definition).toEqual(describeMachine(machine));
  });

  it.each(FLOWS)('places every state and every line of $id without overlaps', ({ chart, layout }) => {
    for (const id of chart.states.keys()) expect(layout.boxes, id).toHaveProperty([id]);
    for (const { id } of linesOf(chart)) expect(layout.lines[id]?.points.length, id).toBeGreaterThan(1);
    const leaves = [...chart.states.values()].filter(({ children }) => children.length === 0).map(({ id }) => id);
    const labels = Object.values(layout.lines).flatMap(({ label }) => label ?? []);
    const solid = [...leaves.flatMap((id) => layout.boxes[id] ?? []), ...labels];
    const overlaps = solid.filter((box, index) => solid.slice(index + 1).some((other) => overlap(box, other)));
    expect(overlaps).toEqual([]);
  });

  it.each(FLOWS)('leaves every state of $id the room of its text', ({ chart, layout, calls }) => {
    const widthOf = (id: string) => layout.boxes[id]?.width ?? 0;
    const narrow = [...chart.states.values()].filter(
      (state) => widthOf(state.id) < boxContent(chart, state, calls).width,
    );
    expect(narrow.map(({ id }) => id)).toEqual([]);
  });

  it('is mirrored for readers from right to left', () => {
    const { chart, layout } = flow('impact');
    const other = mirrored(layout);
    const [first, second] = ['impact.pending.sent', 'impact.pending.underAppeal'].map((id) => [
      layout.boxes[id]?.x ?? 0,
      other.boxes[id]?.x ?? 0,
    ]);
    expect((first?.[0] ?? 0) < (second?.[0] ?? 0)).toBe((first?.[1] ?? 0) > (second?.[1] ?? 0));
    expect(other.boxes[chart.id]).toEqual(layout.boxes[chart.id]);
    expect(mirrored(other)).toEqual(layout);
  });

  it.each(FLOWS)('starts $id above what follows', ({ chart, layout }) => {
    const [first] = [...chart.states.values()].filter(({ isInitial, parent }) => isInitial && parent === chart.id);
    const tops = [...chart.states.values()]
      .filter(({ parent }) => parent === chart.id)
      .map(({ id }) => layout.boxes[id]?.y ?? 0);
    expect(layout.boxes[first?.id ?? '']?.y).toBe(Math.min(...tops));
  });
});

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
