import { say } from '#languages/say.ts';
import { type ChartState, type ChartTransition, pathTo } from '../graph/chart.ts';
import { ActionList } from './action-list.tsx';
import { CallList } from './call-list.tsx';
import { CodeNames } from './code-names.tsx';
import type { PanelProps } from './panel-props.ts';
import { Section } from './section.tsx';
import { TransitionList } from './transition-list.tsx';

export function StateDetails({ flow, state, onSelect }: PanelProps & { state: ChartState }) {
  const { chart, calls } = flow;
  const above = pathTo(chart, state.id).slice(1, -1);
  const from = (id: string) => chart.transitions.filter(({ source }) => source === id);
  const next = from(state.id);
  const outer = pathTo(chart, state.id)
    .slice(0, -1)
    .flatMap(({ id }) => from(id));
  const into = chart.transitions.filter(({ source, target }) => target === state.id && source !== state.id);
  return (
    <>
      {above.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => onSelect(id)} className="text-sm text-link underline">
          {name}
        </button>
      ))}
      <h2 className="text-xl">{state.name}</h2>
      {state.kind === 'final' && (
        <p className="text-sm font-semibold text-muted">{say('inspector.stateDetails.finalState')}</p>
      )}
      {state.description && <p className="mt-2">{state.description}</p>}
      <CallList invokes={state.invokes} calls={calls} />
      <ActionList title={say('inspector.stateDetails.onEntry')} actions={state.entry} />
      <ActionList title={say('inspector.stateDetails.onExit')} actions={state.exit} />
      <Ways
        title={say('inspector.stateDetails.outgoing')}
        empty={say('inspector.stateDetails.nothingMore')}
        {...{ chart, onSelect }}
        list={next}
      />
      {outer.length > 0 && (
        <Ways title={say('inspector.stateDetails.outgoingGlobal')} empty="" {...{ chart, onSelect }} list={outer} />
      )}
      <Ways
        title={say('inspector.stateDetails.incoming')}
        empty={state.isInitial ? say('inspector.stateDetails.initial') : say('inspector.stateDetails.incomingEmpty')}
        {...{ chart, onSelect }}
        list={into}
        showsSource
      />
      <CodeNames names={[state.id, ...state.invokes.map(({ actor }) => actor), ...state.entry, ...state.exit]} />
    </>
  );
}

interface WaysProps extends Pick<PanelProps, 'onSelect'> {
  title: string;
  empty: string;
  chart: PanelProps['flow']['chart'];
  list: readonly ChartTransition[];
  showsSource?: boolean;
}

function Ways({ title, empty, list, ...rest }: WaysProps) {
  return (
    <Section title={title}>
      {list.length === 0 ? <p className="text-muted">{empty}</p> : <TransitionList list={list} {...rest} />}
    </Section>
  );
}
