import type { ChartTransition } from '../graph/chart.ts';
import { CallList } from './call-list.tsx';
import { WayCoverage } from './coverage-about.tsx';
import { Does } from './does.tsx';
import type { PanelProps } from './panel-props.ts';
import { Section } from './section.tsx';

const SAYS: Record<ChartTransition['kind'], string> = {
  event: 'A person, or another part of the page, makes this happen.',
  done: 'What was asked for came back with an answer.',
  error: 'What was asked for was refused, or no answer came.',
  delay: 'It happens by itself when the time has come.',
  always: 'It happens at once and by itself: nobody sees the state that it begins in.',
};

export function TransitionAbout({ flow, transition, onSelect }: PanelProps & { transition: ChartTransition }) {
  const { chart, calls } = flow;
  const { name, condition, kind, source, target, actions, event, actor } = transition;
  return (
    <>
      <h2 className="text-xl">{name}</h2>
      {condition !== null && <p className="mt-1 font-semibold italic">{condition}</p>}
      <p className="mt-2 text-muted">{SAYS[kind]}</p>
      <Section title="It leads">
        <p className="flex flex-wrap items-center gap-x-2">
          from <StateLink {...{ chart, onSelect }} id={source} />
          {target === null ? (
            'nowhere else: the state stays'
          ) : (
            <>
              to <StateLink {...{ chart, onSelect }} id={target} />
            </>
          )}
        </p>
      </Section>
      <CallList invokes={actor === null ? [] : [{ id: actor, actor }]} calls={calls} />
      <Does title="What it does" actions={actions} />
      <WayCoverage chart={chart} transition={transition} />
      {kind === 'event' && (
        <Section title="Its name in the code">
          <p className="text-sm text-muted">{event}</p>
        </Section>
      )}
    </>
  );
}

interface StateLinkProps extends Pick<PanelProps, 'onSelect'> {
  chart: PanelProps['flow']['chart'];
  id: string;
}

function StateLink({ chart, id, onSelect }: StateLinkProps) {
  if (id === chart.id) return <strong>any state</strong>;
  return (
    <button type="button" onClick={() => onSelect(id)} className="font-semibold text-link underline underline-offset-4">
      {chart.states.get(id)?.name}
    </button>
  );
}
