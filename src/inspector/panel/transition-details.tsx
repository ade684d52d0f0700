import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { ChartTransition } from '../graph/chart.ts';
import { ActionList } from './action-list.tsx';
import { CallList } from './call-list.tsx';
import { CodeNames } from './code-names.tsx';
import { TransitionCoverage } from './coverage-details.tsx';
import type { PanelProps } from './panel-props.ts';
import { Section } from './section.tsx';

const SAYS: Record<ChartTransition['kind'], string> = {
  event: say('inspector.transitionDetails.kind.event'),
  done: say('inspector.transitionDetails.kind.done'),
  error: say('inspector.transitionDetails.kind.error'),
  delay: say('inspector.transitionDetails.kind.delay'),
  always: say('inspector.transitionDetails.kind.always'),
};

export function TransitionDetails({ flow, transition, onSelect }: PanelProps & { transition: ChartTransition }) {
  const { chart, calls } = flow;
  const { name, condition, kind, source, target, actions, event, actor, guard } = transition;
  const names = [event, guard ?? '', actor ?? '', ...actions].filter(Boolean);
  return (
    <>
      <h2 className="text-xl">{name}</h2>
      {condition !== null && <p className="mt-1 font-semibold italic rtl:not-italic">{condition}</p>}
      <p className="mt-2 text-muted">{SAYS[kind]}</p>
      <Section title={say('inspector.transitionDetails.target')}>
        <p className="flex flex-wrap items-center gap-x-2">
          <Phrase
            text={
              target === null
                ? say('inspector.transitionDetails.unchangedState')
                : say('inspector.transitionDetails.fromTo')
            }
            parts={{
              from: () => <StateLink {...{ chart, onSelect }} id={source} />,
              to: () => target !== null && <StateLink {...{ chart, onSelect }} id={target} />,
            }}
          />
        </p>
      </Section>
      <CallList invokes={actor === null ? [] : [{ id: actor, actor }]} calls={calls} />
      <ActionList title={say('inspector.transitionDetails.actions')} actions={actions} />
      <TransitionCoverage chart={chart} transition={transition} />
      {names.length > 0 && <CodeNames names={names} />}
    </>
  );
}

interface StateLinkProps extends Pick<PanelProps, 'onSelect'> {
  chart: PanelProps['flow']['chart'];
  id: string;
}

function StateLink({ chart, id, onSelect }: StateLinkProps) {
  if (id === chart.id) return <strong>{say('inspector.transitionDetails.anyState')}</strong>;
  return (
    <button type="button" onClick={() => onSelect(id)} className="font-semibold text-link underline underline-offset-4">
      {chart.states.get(id)?.name}
    </button>
  );
}
