/**
 * Which test covers which transition, as recorded by `npm run flows`: on the real page, or on the machine alone where
 * it depends on time, other tabs, the connection or someone else's server.
 */
import { say } from '#languages/say.ts';
import coverage from './flows/coverage.json' with { type: 'json' };
import admission from './flows/logic-coverage/admission.json' with { type: 'json' };
import credential from './flows/logic-coverage/credential.json' with { type: 'json' };
import importing from './flows/logic-coverage/import.json' with { type: 'json' };
import line from './flows/logic-coverage/line.json' with { type: 'json' };
import recount from './flows/logic-coverage/recount.json' with { type: 'json' };
import session from './flows/logic-coverage/session.json' with { type: 'json' };
import webhook from './flows/logic-coverage/webhook.json' with { type: 'json' };
import webhookDelivery from './flows/logic-coverage/webhookDelivery.json' with { type: 'json' };
import type { Chart, ChartTransition } from './graph/chart.ts';

/** Test titles, by machine and transition key. */
const TESTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ...coverage,
  admission,
  session,
  line,
  credential,
  import: importing,
  recount,
  webhook,
  webhookDelivery,
};

/** True if a test covers the transition, by its id. */
export type Coverage = ReadonlyMap<string, boolean>;

export const hasTests = ({ id }: Chart): boolean => Object.hasOwn(TESTS, id);

export const isShownOnPage = ({ id }: Chart): boolean => Object.hasOwn(coverage, id);

export const testsOf = ({ id }: Chart, { key }: ChartTransition): readonly string[] => TESTS[id]?.[key] ?? [];

export const coverageOf = (chart: Chart): Coverage =>
  new Map(
    chart.transitions.filter(isTaken).map((transition) => [transition.id, testsOf(chart, transition).length > 0]),
  );

/** The coverage of a flow, in words for lists. */
export const coverageWords = (chart: Chart): string =>
  hasTests(chart) ? say('inspector.coverage.covered', countCovered(chart)) : say('inspector.coverage.none');

export function countCovered(chart: Chart): { covered: number; count: number } {
  const marks = [...coverageOf(chart).values()];
  return { covered: marks.filter(Boolean).length, count: marks.length };
}

/** A transition without target and actions only stops the event from reaching outer states. */
const isTaken = ({ target, actions }: ChartTransition): boolean => target !== null || actions.length > 0;
