import { say } from '#languages/say.ts';
import { type DrawnFlow, isStored } from '../../drawn-flows.ts';
import { arrowName, stateName } from '../arrow-name.ts';
import type { Part } from '../calculation/counted.ts';
import type { Finding } from '../calculation/findings.ts';

/** With what it's compared. */
export type Against = 'before' | 'range' | 'release';

const hundredth = ({ count, of }: Part): number => Math.round((100 * count) / of);

/** As a sentence: of 100 who were there, so many went on. */
export function sayFinding(flow: Pick<DrawnFlow, 'chart' | 'runsOn'>, finding: Finding, against: Against): string {
  const { chart } = flow;
  const { part, before, onward, item } = finding;
  const count = hundredth(part);
  // Nothing may have been a few, which aren't shown.
  const was = before === null || before.count === 0 ? count : hundredth(before);
  const facts = {
    state: stateName(chart, finding.state),
    count,
    against: was === count ? 'nothing' : against,
    before: was,
  };
  if (finding.kind === 'stops')
    // What the server stores may still go on.
    return isStored(flow) ? say('inspector.findings.stays', facts) : say('inspector.findings.stops', facts);
  const transition = chart.transitions.find(({ id }) => id === item);
  const arrow = transition ? arrowName(transition) : item;
  if (onward === null) return say('inspector.findings.goes', { ...facts, arrow });
  return say('inspector.findings.goesOnward', {
    ...facts,
    arrow,
    onward: Math.round(count * onward.share),
    goal: stateName(chart, onward.state),
  });
}
