import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { ChartTransition } from '../graph/chart.ts';
import { CallList } from './call-list.tsx';
import { CodeNames } from './code-names.tsx';
import { WayCoverage } from './coverage-about.tsx';
import { Does } from './does.tsx';
import type { PanelProps } from './panel-props.ts';
import { Section } from './section.tsx';

const SAYS: Record<ChartTransition['kind'], string> = {
  event: say('inspector.transitionAbout.triggeredByAPersonOr'),
  done: say('inspector.transitionAbout.theCallSucceeded'),
  error: say('inspector.transitionAbout.theCallWasRefusedOr'),
  delay: say('inspector.transitionAbout.happensByItselfAfterA'),
  always: say('inspector.transitionAbout.happensImmediatelyAndByItself'),
};

export function TransitionAbout({ flow, transition, onSelect }: PanelProps & { transition: ChartTransition }) {
  const { chart, calls } = flow;
  const { name, condition, kind, source, target, actions, event, actor, guard } = transition;
  const names = [event, guard ?? '', actor ?? '', ...actions].filter(Boolean);
  return (
    <>
      <h2 className="text-xl">{name}</h2>
      {condition !== null && <p className="mt-1 font-semibold italic rtl:not-italic">{condition}</p>}
      <p className="mt-2 text-muted">{SAYS[kind]}</p>
      <Section title={say('inspector.transitionAbout.target')}>
        <p className="flex flex-wrap items-center gap-x-2">
          <Phrase
            text={
              target === null ? say('inspector.transitionAbout.fromNowhere') : say('inspector.transitionAbout.fromTo')
            }
            parts={{
              from: () => <StateLink {...{ chart, onSelect }} id={source} />,
              to: () => target !== null && <StateLink {...{ chart, onSelect }} id={target} />,
            }}
          />
        </p>
      </Section>
      <CallList invokes={actor === null ? [] : [{ id: actor, actor }]} calls={calls} />
      <Does title={say('inspector.transitionAbout.actions')} actions={actions} />
      <WayCoverage chart={chart} transition={transition} />
      {names.length > 0 && <CodeNames names={names} />}
    </>
  );
}

interface StateLinkProps extends Pick<PanelProps, 'onSelect'> {
  chart: PanelProps['flow']['chart'];
  id: string;
}

function StateLink({ chart, id, onSelect }: StateLinkProps) {
  if (id === chart.id) return <strong>{say('inspector.transitionAbout.anyState')}</strong>;
  return (
    <button type="button" onClick={() => onSelect(id)} className="font-semibold text-link underline underline-offset-4">
      {chart.states.get(id)?.name}
    </button>
  );
}
