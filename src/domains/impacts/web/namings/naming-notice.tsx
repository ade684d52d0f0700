import { useNavigate } from 'react-router-dom';
import { sayName } from '#domains/people/model.ts';
import type { Impact, ImpactNaming, ImpactNamingState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { NoticeActions } from '../detail/notice-actions.tsx';
import { NamingActions } from './naming-actions.tsx';

interface NamingNoticeProps {
  impact: Impact;
  state: ImpactNamingState;
}

/** On the page of an impact that names the viewer: their answer, and how to change it. */
export function NamingNotice({ impact, state }: NamingNoticeProps) {
  const { home } = useKnownViewer();
  const navigate = useNavigate();
  const { id, title, owner } = impact;
  const leave = ({ isOpen }: ImpactNaming) => {
    if (!isOpen) void navigate(`${home}/namings`);
  };
  const isAsked = state === 'named';
  return (
    <Notice
      tone={isAsked ? 'warning' : 'info'}
      title={isAsked ? say('impacts.namings.named', { name: isolate(sayName(owner)) }) : undefined}
    >
      <p>{SAID[state]}</p>
      <NoticeActions>
        <NamingActions id={id} title={title} state={state} onAnswered={leave} />
      </NoticeActions>
    </Notice>
  );
}

const SAID: Record<ImpactNamingState, string> = {
  named: say('impacts.namings.namedHint'),
  confirmed: say('impacts.namings.confirmed'),
  declined: say('impacts.namings.declined'),
};
