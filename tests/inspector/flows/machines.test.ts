import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { callsOf } from '#inspector/flows/calls.ts';
import { DESCRIPTIONS, translateChart } from '#inspector/flows/descriptions.ts';
import { FLOW_AREAS } from '#inspector/flows/flow.ts';
import { FLOWS } from '#inspector/flows/machines.ts';
import { ENGLISH_NAMES, type NameKind, nameOf } from '#inspector/flows/names.ts';
import { buildChart } from '#inspector/graph/build-chart.ts';
import { type Chart, stateOf } from '#inspector/graph/chart.ts';
import { describeMachine, isRecord } from '#inspector/graph/definition.ts';

const SRC = join(import.meta.dirname, '../../../src');
const MAKES_MACHINE = /\bcreateMachine\(/;

const flows = FLOWS.map((flow) => ({
  ...flow,
  id: flow.machine.id,
  calls: callsOf(flow.machine.id),
  chart: buildChart(describeMachine(flow.machine)),
}));
const operationIds = new Set(
  Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => ('operationId' in operation ? operation.operationId : [])),
  ),
);

describe('the list of flows', () => {
  it('has every state machine of the product once', async () => {
    const ids = FLOWS.map(({ machine }) => machine.id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(ids.toSorted()).toEqual((await idsInTheCode()).toSorted());
  });

  it.each(flows)('$id has an area, a name and a way to get there', ({ area, name, way }) => {
    expect(FLOW_AREAS).toHaveProperty(area);
    expect(name).toMatch(/^[A-Z]/);
    expect(way).toMatch(/^[A-Z].+\.$/);
  });

  it.each(flows)('$id names the API calls behind everything it invokes', ({ chart, calls }) => {
    const actors = [...chart.states.values()].flatMap(({ invokes }) => invokes.map(({ actor }) => actor));
    expect(Object.keys(calls).toSorted()).toEqual([...new Set(actors)].toSorted());
    for (const operationId of Object.values(calls).flat()) expect(operationIds).toContain(operationId);
  });

  it.each(flows)(
    '$id is described in plain words: its states, its guards’ questions, and its delays',
    ({ chart, machine }) => {
      for (const { description, screen, id } of chart.states.values()) {
        expect(id === chart.id || description !== '', `${id} is described`).toBe(true);
        expect(screen, `${id} has a screen`).not.toBeNull();
      }
      const guards = new Set(chart.transitions.flatMap(({ guard }) => guard ?? []));
      for (const guard of guards)
        expect([nameOf('conditions', guard), nameOf('questions', guard)], guard).not.toContain(undefined);
      const reckoned = Object.entries(describeMachine(machine).delays).filter(([, ms]) => ms === null);
      for (const [delay] of reckoned) expect(nameOf('delays', delay), delay).toBeDefined();
    },
  );

  it.each(flows)('$id has every delay that it uses', ({ machine, id }) => {
    const known = Object.keys(describeMachine(machine).delays);
    for (const delay of delaysIn(machine.config)) expect(known, `${id} waits ${delay}`).toContain(delay);
  });

  it('has a name for every state, event, action and call, and no other names', () => {
    const used = {
      states: unique(flows.flatMap(({ id, chart }) => statesIn(chart).map(({ key }) => ownNameOf(id, key)))),
      events: unique(
        flows.flatMap(({ chart }) =>
          chart.transitions.flatMap(({ kind, event }) => (kind === 'event' && event !== '*' ? event : [])),
        ),
      ),
      actions: unique(flows.flatMap(({ chart }) => actionsIn(chart))),
      calls: unique(flows.flatMap(({ calls }) => Object.keys(calls))),
      flows: flows.map(({ id }) => id),
      ways: flows.map(({ id }) => id),
    };
    for (const kind of ['states', 'events', 'actions', 'calls', 'flows', 'ways'] as const) {
      const names = namesOf(kind);
      expect(
        used[kind].filter((id) => !names.includes(id)),
        `${kind} without a name`,
      ).toEqual([]);
      expect(
        names.filter((id) => !used[kind].includes(id)),
        `names of no ${kind}`,
      ).toEqual([]);
    }
  });

  it.each(Object.entries(DESCRIPTIONS))('has every description of a state in %s, and no others', (_, own) => {
    const described = flows.flatMap(({ chart }) =>
      [...chart.states.values()].flatMap(({ id, description }) => (description ? id : [])),
    );
    expect(Object.keys(own).toSorted()).toEqual(described.toSorted());
  });

  it('has no texts for removed guards', () => {
    const guards = new Set(flows.flatMap(({ chart }) => chart.transitions.flatMap(({ guard }) => guard ?? [])));
    for (const kind of ['conditions', 'questions'] as const)
      expect(namesOf(kind).filter((guard) => !guards.has(guard))).toEqual([]);
  });
});

describe('a chart in another language', () => {
  const [{ chart }] = flows as [(typeof flows)[number]];

  it('has its descriptions in that language', () => {
    const translated = translateChart(chart, 'de');
    expect(translated.description).toBe(DESCRIPTIONS['de']?.['login']);
    expect(translated.states.get('login.editing')?.description).toMatch(/^Das Formular /);
    expect(translated.transitions).toEqual(chart.transitions);
  });

  it('keeps the English where there is no other', () => {
    expect(translateChart(chart, 'it')).toEqual(chart);
    const own = new Map(chart.states).set('login.own', { ...stateOf(chart, 'login.editing'), id: 'login.own' });
    expect(translateChart({ ...chart, states: own }, 'de').states.get('login.own')).toEqual(own.get('login.own'));
  });
});

const unique = (names: readonly string[]): string[] => [...new Set(names)];

const statesIn = ({ states }: Chart) => [...states.values()].filter(({ parent }) => parent !== null);

const namesOf = (kind: NameKind): string[] =>
  Object.keys(ENGLISH_NAMES).flatMap((key) => (key.startsWith(`${kind}.`) ? key.slice(kind.length + 1) : []));

/** The state's key, prefixed with the machine if the word means something else there. */
const ownNameOf = (machine: string, key: string): string =>
  nameOf('states', `${machine}.${key}`) ? `${machine}.${key}` : key;

const actionsIn = ({ states, transitions }: Chart): string[] => [
  ...[...states.values()].flatMap(({ entry, exit }) => [...entry, ...exit]),
  ...transitions.flatMap(({ actions }) => actions),
];

function delaysIn(config: unknown): string[] {
  if (!isRecord(config)) return [];
  const own = isRecord(config['after']) ? Object.keys(config['after']).filter((key) => !/^\d+$/.test(key)) : [];
  const inner = isRecord(config['states']) ? Object.values(config['states']).flatMap(delaysIn) : [];
  return [...own, ...inner];
}

/** Machines that modules export, alone or with a form's rules, and those created by a function under their own name. */
async function idsInTheCode(): Promise<string[]> {
  const sources = listSources().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const makers = sources.filter(({ text }) => MAKES_MACHINE.test(text));
  const factories = makers.flatMap(({ text }) =>
    [...text.matchAll(/export function (create\w+)/g)].map(([, name]) => name),
  );
  const usesFactory = new RegExp(`= (${factories.join('|')})\\(\\{`);
  const literal = makers.flatMap(({ text }) =>
    [...text.matchAll(/createMachine\(\{\s*id: '(\w+)'/g)].map(([, id]) => id ?? ''),
  );
  const modules = sources.filter(({ text }) => MAKES_MACHINE.test(text) || usesFactory.test(text));
  const exported = await Promise.all(modules.map(({ path }) => import(path)));
  const made = exported.flatMap((module: object) =>
    Object.values(module)
      .flatMap((value) => [value, isRecord(value) ? value['machine'] : null])
      .flatMap(idOfMachine),
  );
  return [...new Set([...literal, ...made])];
}

function idOfMachine(value: unknown): string[] {
  const isMachine = isRecord(value) && isRecord(value['config']) && isRecord(value['implementations']);
  return isMachine && typeof value['id'] === 'string' ? [value['id']] : [];
}

function listSources(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !path.startsWith('inspector'))
    .map((path) => join(SRC, path));
}
