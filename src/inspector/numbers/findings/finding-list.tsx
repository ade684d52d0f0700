import { say } from '#languages/say.ts';
import type { DrawnFlow } from '../../drawn-flows.ts';
import type { Chart } from '../../graph/chart.ts';
import { stateName } from '../arrow-name.ts';
import { shareOf } from '../calculation/counted.ts';
import type { Finding } from '../calculation/findings.ts';
import { type Against, sayFinding } from './say-finding.ts';
import { ShareArrow } from './share-arrow.tsx';

interface FindingListProps {
  flow: Pick<DrawnFlow, 'chart' | 'runsOn'>;
  findings: readonly Finding[];
  against: Against;
  onSelect: (id: string) => void;
}

/** Each with its arrow; selecting one shows it on the drawing. */
export function FindingList({ flow, findings, against, onSelect }: FindingListProps) {
  if (findings.length === 0) return <p className="text-muted">{say('inspector.findings.none')}</p>;
  return (
    <ol className="grid gap-2">
      {findings.map((finding) => (
        <li key={finding.item}>
          <button
            type="button"
            onClick={() => onSelect(finding.item)}
            className="block w-full border-s-4 border-line px-3 py-1.5 text-start hover:border-action hover:bg-sunken"
          >
            <span className="block">{sayFinding(flow, finding, against)}</span>
            <FindingArrow chart={flow.chart} finding={finding} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The arrow that a finding is about, or the state in which people stop. */
export function FindingArrow({ chart, finding: { item, state, part } }: { chart: Chart; finding: Finding }) {
  const target = chart.transitions.find(({ id }) => id === item)?.target;
  return (
    <ShareArrow
      from={stateName(chart, state)}
      to={target ? stateName(chart, target) : null}
      share={shareOf(part) ?? 0}
    />
  );
}
