import type { DrawnFlow } from '../flows.ts';
import { FlowCoverage } from './coverage-about.tsx';
import { Legend } from './legend.tsx';
import { Section } from './section.tsx';

/** About a flow, while nothing is selected. */
export function FlowAbout({ flow }: { flow: DrawnFlow }) {
  const states = flow.chart.states.size - 1;
  return (
    <>
      <h2 className="text-xl">About this flow</h2>
      <p className="mt-2">{flow.chart.description}</p>
      <p className="mt-2 text-muted">
        {states} states and {flow.chart.transitions.length} transitions. Select one to read about it.
      </p>
      <Section title="How to get here">
        <p>{flow.way}</p>
        {flow.runsOn === 'server' && (
          <p className="mt-2 text-muted">
            The server stores each one’s state and refuses any step that isn’t on the chart. The page uses the same
            chart to decide what to offer.
          </p>
        )}
      </Section>
      <FlowCoverage chart={flow.chart} />
      <Section title="Legend">
        <Legend />
      </Section>
    </>
  );
}
