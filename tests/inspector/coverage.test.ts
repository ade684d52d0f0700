import { describe, expect, it } from 'vitest';
import { coverageOf, coverageWords, hasTests, isShownOnPage, testsOf } from '#inspector/coverage.ts';
import { FLOWS, findFlow } from '#inspector/drawn-flows.ts';
import { FLOWS as MACHINES } from '#inspector/flows/machines.ts';
import { transitionsOf } from '../flows/transitions.ts';

function chartOf(id: string) {
  const flow = findFlow(id);
  if (!flow) throw new Error(`There is no flow ${id}`);
  return flow.chart;
}

describe('test coverage in the inspector', () => {
  it.each(MACHINES.map(({ machine }) => [machine.id, machine] as const))(
    'names the transitions of %s on its chart as the walks do',
    (id, machine) => {
      const chart = chartOf(id);
      const ways = coverageOf(chart);
      const keys = chart.transitions.filter((transition) => ways.has(transition.id)).map(({ key }) => key);
      expect(keys.toSorted()).toEqual(transitionsOf(machine).toSorted());
    },
  );

  it.each(FLOWS.map(({ id, chart }) => [id, chart] as const))('has a test for every transition of %s', (_, chart) => {
    expect(hasTests(chart)).toBe(true);
    expect(chart.transitions.filter(({ id }) => coverageOf(chart).get(id) === false)).toEqual([]);
  });

  it('distinguishes browser walks from tests of the machine alone', () => {
    expect(FLOWS.filter(({ chart }) => !isShownOnPage(chart)).map(({ id }) => id)).toEqual([
      'session',
      'admission',
      'credential',
      'line',
      'import',
      'webhook',
      'webhookDelivery',
      'recount',
    ]);
  });

  it('counts what is covered, and names the tests of a transition', () => {
    const chart = chartOf('registration');
    expect(coverageWords(chart)).toBe('3 of 3 transitions covered by tests');
    const failed = chart.transitions.find(({ kind }) => kind === 'error');
    expect(failed && testsOf(chart, failed)).toEqual([
      'Create an account, walk 1: without an invitation, until the server creates the account',
    ]);
  });
});
