import { describe, expect, it } from 'vitest';
import { FLOWS as MACHINES } from '../../../src/app/flows/machines.ts';
import { coverageOf, coverageWords, hasTests, testsOf } from '../../../src/app/inspector/coverage.ts';
import { FLOWS, findFlow } from '../../../src/app/inspector/flows.ts';
import { FLOW_MAPS } from '../../flows/maps.ts';
import { transitionsOf } from '../../flows/transitions.ts';

const walked = new Set(FLOW_MAPS.map(({ machine }) => machine.id));

function chartOf(id: string) {
  const flow = findFlow(id);
  if (!flow) throw new Error(`There is no flow ${id}`);
  return flow.chart;
}

describe('what the inspector says of the tests', () => {
  it.each(MACHINES.map(({ machine }) => [machine.id, machine] as const))(
    'names the transitions of %s on its chart as the walks do',
    (id, machine) => {
      const chart = chartOf(id);
      const ways = coverageOf(chart);
      const keys = chart.transitions.filter((transition) => ways.has(transition.id)).map(({ key }) => key);
      expect(keys.toSorted()).toEqual(transitionsOf(machine).toSorted());
    },
  );

  it('is of the machines that are walked, and says of the others that nothing shows them', () => {
    expect(FLOWS.filter(({ chart }) => hasTests(chart)).map(({ id }) => id)).toEqual(
      FLOWS.filter(({ id }) => walked.has(id)).map(({ id }) => id),
    );
    expect(coverageWords(chartOf('session'))).toBe('Not covered by a test yet');
    expect(new Set(coverageOf(chartOf('session')).values())).toEqual(new Set([false]));
  });

  it('counts what is shown, and names the tests of a way', () => {
    const chart = chartOf('registration');
    expect(coverageWords(chart)).toBe('3 of 3 ways covered by tests');
    const failed = chart.transitions.find(({ kind }) => kind === 'error');
    expect(failed && testsOf(chart, failed)).toEqual([
      'Create an account, walk 1: by oneself, until the server makes the account',
    ]);
  });
});
