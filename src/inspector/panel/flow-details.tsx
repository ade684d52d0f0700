import { say } from '#languages/say.ts';
import { type DrawnFlow, isStored } from '../flows.ts';
import { FlowCoverage } from './coverage-details.tsx';
import { Legend } from './legend.tsx';
import { Section } from './section.tsx';

/** About a flow, while nothing is selected. */
export function FlowDetails({ flow }: { flow: DrawnFlow }) {
  const states = flow.chart.states.size - 1;
  return (
    <>
      <h2 className="text-xl">{say('inspector.flowDetails.heading')}</h2>
      <p className="mt-2">{flow.chart.description}</p>
      <p className="mt-2 text-muted">
        {say('inspector.flowDetails.size', { states, transitions: flow.chart.transitions.length })}
      </p>
      <Section title={say('inspector.flowDetails.pathHeading')}>
        <p>{flow.way}</p>
        {isStored(flow) && <p className="mt-2 text-muted">{say('inspector.flowDetails.serverHint')}</p>}
      </Section>
      <FlowCoverage chart={flow.chart} />
      <Section title={say('inspector.flowDetails.legend')}>
        <Legend />
      </Section>
    </>
  );
}
