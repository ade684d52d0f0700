import { useMemo } from 'react';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { Chart } from '../../graph/chart.ts';
import type { ChangeAddress } from '../../page/use-address.ts';
import { Section } from '../../panel/section.tsx';
import { stateName } from '../arrow-name.ts';
import type { Counted } from '../calculation/counted.ts';
import { estimateReach } from '../calculation/reach.ts';
import { sayShare } from '../say-numbers.ts';

interface ReachSectionProps {
  chart: Chart;
  now: Counted;
  before: Counted | null;
  /** The ids of the two states, where they are picked. */
  from: string | null;
  to: string | null;
  /** The selected state, which can be picked; null for none. */
  selected: string | null;
  onChange: ChangeAddress;
}

/** How many of those who arrive in one state reach another. Both are picked by a press on the drawing, or from a list. */
export function ReachSection({ chart, now, before, from, to, selected, onChange }: ReachSectionProps) {
  const states = [...chart.states.values()]
    .filter(({ parent }) => parent !== null)
    .map(({ id }) => ({ value: id, label: stateName(chart, id) }));
  return (
    <Section title={say('inspector.reach.heading')}>
      <div className="mb-3 grid gap-3">
        <Select
          name="reachFrom"
          label={say('inspector.reach.from')}
          placeholder={say('inspector.reach.noState')}
          options={states}
          value={from ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ reachFrom: value || null, reachTo: value === '' || value === to ? null : to })
          }
        />
        <Select
          name="reachTo"
          label={say('inspector.reach.to')}
          placeholder={say('inspector.reach.noState')}
          options={states.filter(({ value }) => value !== from)}
          value={to ?? ''}
          disabled={from === null}
          onChange={({ target }) => onChange({ reachTo: target.value || null })}
        />
      </div>
      {from === null ? (
        <p className="text-muted">
          {selected === null ? say('inspector.reach.howTo') : say('inspector.reach.howToFrom')}
        </p>
      ) : to === null ? (
        <p role="status">{say('inspector.reach.pickSecond', { state: stateName(chart, from) })}</p>
      ) : (
        <ReachResult chart={chart} now={now} before={before} from={from} to={to} />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {selected !== null && selected !== from && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ reachFrom: selected, reachTo: null })}>
            {say('inspector.reach.fromHere')}
          </Button>
        )}
        {from !== null && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ reachFrom: null, reachTo: null })}>
            {say('inspector.reach.clear')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function ReachResult({
  chart,
  now,
  before,
  from,
  to,
}: Pick<ReachSectionProps, 'chart' | 'now' | 'before'> & { from: string; to: string }) {
  const reach = useMemo(() => estimateReach(chart, now, { from, to }), [chart, now, from, to]);
  const old = useMemo(() => before && estimateReach(chart, before, { from, to }), [chart, before, from, to]);
  const names = { from: stateName(chart, from), to: stateName(chart, to) };
  if (reach === null) return <p role="status">{say('inspector.reach.none', names)}</p>;
  return (
    <>
      <p role="status">
        {say('inspector.reach.result', {
          ...names,
          share: sayShare(reach.share),
          lost: sayShare(1 - reach.share),
          arrived: formatNumber(reach.arrived),
        })}
        {old && ` ${say('inspector.reach.before', { share: sayShare(old.share) })}`}
      </p>
      <p className="mt-1 text-sm text-muted">{say('inspector.reach.estimate')}</p>
    </>
  );
}
