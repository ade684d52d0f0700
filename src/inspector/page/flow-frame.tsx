import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { ChoiceBar } from '#ui/buttons/choice-bar.tsx';
import type { DrawnFlow } from '../drawn-flows.ts';
import type { Address, Mode } from './use-address.ts';

interface FlowFrameProps {
  flow: Pick<DrawnFlow, 'name' | 'area' | 'chart'>;
  mode: Mode;
  onChange: (changes: Partial<Address>) => void;
  panel: ReactNode;
  /** The chart. */
  children: ReactNode;
}

const MODES: readonly { value: Mode; label: string }[] = [
  { value: 'read', label: say('inspector.flowFrame.read') },
  { value: 'walk', label: say('inspector.flowFrame.walkThrough') },
  { value: 'live', label: say('inspector.flowFrame.followLive') },
  { value: 'numbers', label: say('inspector.flowFrame.numbers') },
];

/** Shared by every view of a flow: its name, its actions, the chart and the panel. */
export function FlowFrame({ flow, mode, onChange, panel, children }: FlowFrameProps) {
  return (
    <div className="flex flex-col lg:h-full lg:min-h-0">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-line px-5 py-4">
        <div className="min-w-0">
          <p className="text-sm text-muted">{flow.area}</p>
          <h1 className="text-2xl">{flow.name}</h1>
        </div>
        <ChoiceBar
          name="mode"
          label={say('inspector.flowFrame.view')}
          choices={MODES}
          value={mode}
          onChoose={(next) => onChange({ mode: next, walk: null, item: null, trace: null, beside: null })}
        />
      </header>
      <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="h-[58dvh] border-b border-line lg:h-full lg:min-h-0 lg:border-b-0">{children}</div>
        <aside
          aria-label={say('inspector.flowFrame.details')}
          className="overflow-y-auto border-line px-5 py-5 lg:border-s"
        >
          {panel}
        </aside>
      </div>
    </div>
  );
}
