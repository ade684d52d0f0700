import { say } from '#languages/say.ts';
import type { DrawnFlow } from '../flows.ts';
import { FlowCoverage } from './coverage-about.tsx';
import { Legend } from './legend.tsx';
import { Section } from './section.tsx';

/** About a flow, while nothing is selected. */
export function FlowAbout({ flow }: { flow: DrawnFlow }) {
  const states = flow.chart.states.size - 1;
  return (
    <>
      <h2 className="text-xl">{say('inspector.flowAbout.aboutThisFlow')}</h2>
      <p className="mt-2">{flow.chart.description}</p>
      <p className="mt-2 text-muted">
        {say('inspector.flowAbout.size', { states, transitions: flow.chart.transitions.length })}
      </p>
      <Section title={say('inspector.flowAbout.howToGetHere')}>
        <p>{flow.way}</p>
        {flow.runsOn === 'server' && (
          <p className="mt-2 text-muted">{say('inspector.flowAbout.theServerStoresEachOnes')}</p>
        )}
      </Section>
      <FlowCoverage chart={flow.chart} />
      <Section title={say('inspector.flowAbout.legend')}>
        <Legend />
      </Section>
    </>
  );
}
