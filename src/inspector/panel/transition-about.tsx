import type { ChartTransition } from '../graph/chart.ts';
import { CallList } from './call-list.tsx';
import { WayCoverage } from './coverage-about.tsx';
import { Does } from './does.tsx';
import type { PanelProps } from './panel-props.ts';
import { Section } from './section.tsx';

const SAYS: Record<ChartTransition['kind'], string> = {
  event: 'Triggered by a person or another part of the page.',
  done: 'The call succeeded.',
  error: 'The call was refused or got no answer.',
  delay: 'Happens by itself after a delay.',
  always: 'Happens immediately and by itself: no one sees the state it starts in.',
};

export function TransitionAbout({ flow, transition, onSelect }: PanelProps & { transition: ChartTransition }) {
  const { chart, calls } = flow;
  const { name, condition, kind, source, target, actions, event, actor } = transition;
  return (
    <>
      <h2 className="text-xl">{name}</h2>
      {condition !== null && <p className="mt-1 font-semibold italic">{condition}</p>}
      <p className="mt-2 text-muted">{SAYS[kind]}</p>
      <Section title="Target">
        <p className="flex flex-wrap items-center gap-x-2">
          from <StateLink {...{ chart, onSelect }} id={source} />
          {target === null ? (
            'nowhere: the state is unchanged'
          ) : (
            <>
              to <StateLink {...{ chart, onSelect }} id={target} />
            </>
          )}
        </p>
      </Section>
      <CallList invokes={actor === null ? [] : [{ id: actor, actor }]} calls={calls} />
      <Does title="Actions" actions={actions} />
      <WayCoverage chart={chart} transition={transition} />
      {kind === 'event' && (
        <Section title="Name in the code">
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
