import { useMemo, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { ChartView } from '../drawing/chart-view.tsx';
import { translateChart } from '../flows/descriptions.ts';
import { PlacedFlow } from '../layout/placed-flow.tsx';
import { ChangeList } from './change-list.tsx';
import { type Change, listChanges, type Mark, markChanges, type Side } from './changes.ts';
import { type Comparison, type Drawn, machineName } from './comparison-file.ts';

interface ComparisonViewProps {
  comparison: Comparison;
  onClose: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** One machine at a time: before, after, and what has changed. */
export function ComparisonView({ comparison: { since, machines }, onClose }: ComparisonViewProps) {
  const [shown, setShown] = useState(machines[0]?.id);
  const [selected, setSelected] = useState<Change | null>(null);
  const machine = machines.find(({ id }) => id === shown);
  const [before, after] = [machine?.before ?? null, machine?.after ?? null];
  const changes = useMemo(() => listChanges(before?.chart ?? null, after?.chart ?? null), [before, after]);
  const drawn = { changes, selected, onSelect: setSelected };

  return (
    <div className="flex flex-col lg:h-full lg:min-h-0">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-line px-5 py-4">
        <h1 className="text-2xl">{say('inspector.versions.heading')}</h1>
        <div className="flex flex-wrap items-end gap-3">
          {machine && (
            <Select
              name="machine"
              label={say('inspector.versions.flow')}
              options={machines.map(({ id }) => ({ value: id, label: machineName(id) }))}
              value={machine.id}
              onChange={({ target }) => {
                setShown(target.value);
                setSelected(null);
              }}
            />
          )}
          <Button variant="secondary" onClick={onClose}>
            {say('inspector.versions.openOther')}
          </Button>
        </div>
      </header>
      {machine ? (
        <div key={machine.id} className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="grid h-[110dvh] grid-rows-2 divide-line border-b border-line max-xl:divide-y lg:h-full lg:min-h-0 lg:border-b-0 xl:grid-cols-2 xl:grid-rows-1 xl:divide-x rtl:divide-x-reverse">
            <VersionDrawing
              side="before"
              version={before}
              title={say('inspector.versions.before', { since: isolate(since) })}
              {...drawn}
            />
            <VersionDrawing side="after" version={after} title={say('inspector.versions.after')} {...drawn} />
          </div>
          <aside
            aria-label={say('inspector.flowFrame.details')}
            className="overflow-y-auto border-line px-5 py-5 lg:border-s"
          >
            <h2 className="text-xl">{say('inspector.versions.changes')}</h2>
            <ChangeList before={before?.chart ?? null} after={after?.chart ?? null} {...drawn} />
          </aside>
        </div>
      ) : (
        <p className="px-5 py-10 lg:px-12">{say('inspector.versions.none')}</p>
      )}
    </div>
  );
}

interface VersionDrawingProps {
  side: Side;
  version: Drawn | null;
  title: string;
  changes: readonly Change[];
  selected: Change | null;
  onSelect: (change: Change | null) => void;
}

function VersionDrawing({ side, version, title, changes, selected, onSelect }: VersionDrawingProps) {
  const flow = useMemo(() => version && flowOf(version), [version]);
  const marks = useMemo(() => flow && markChanges(flow.chart, changes, side, sayMark), [flow, changes, side]);
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-col">
      <h2 className="border-b border-line bg-sunken px-5 py-2 font-sans text-sm font-semibold tracking-normal">
        {title}
      </h2>
      <div className="min-h-0 flex-1">
        {flow === null ? (
          <p className="px-5 py-6 text-muted">{say('inspector.versions.absent')}</p>
        ) : (
          <PlacedFlow flow={flow}>
            {(placed) => (
              <ChartView
                flow={placed}
                active={NOTHING}
                selected={selected?.[side] ?? null}
                marked={null}
                numbers={marks}
                onSelect={(id) => onSelect(changes.find((change) => id !== null && change[side] === id) ?? null)}
              />
            )}
          </PlacedFlow>
        )}
      </div>
    </section>
  );
}

/** A sign as well as a colour: short, since it's on an arrow's name. */
function sayMark(mark: Mark): string {
  const sign = { added: '+', gone: '−', changed: '≠' } as const;
  return `${sign[mark]} ${say('inspector.versions.mark', { mark })}`;
}

const flowOf = ({ definition, chart }: Drawn) => ({
  id: definition.id,
  name: machineName(definition.id),
  area: '',
  way: '',
  runsOn: 'page' as const,
  definition,
  calls: {},
  chart: translateChart(chart),
  layout: null,
});
