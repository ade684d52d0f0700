import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Day } from '#ui/lists/day.tsx';
import { selectUser } from '../../flows/session-selectors.ts';
import { useSessionSelector } from '../session/session-provider.tsx';

/** On the overview of those whose role needs a second step that they haven't set up yet. */
export function SecondStepNotice({ className }: { className?: string }) {
  const { home } = useKnownViewer();
  const dueAt = useSessionSelector(selectUser)?.secondStepDueAt;
  if (!dueAt) return null;
  return (
    <Notice tone="warning" title={say('auth.secondStepNotice.title')} className={className}>
      <p>
        <Phrase text={say('auth.secondStepNotice.text')} parts={{ day: () => <Day value={dueAt} time /> }} />
      </p>
      <p className="mt-2">
        <TextLink to={`${home}/settings/password`}>{say('auth.secondStepNotice.setUp')}</TextLink>
      </p>
    </Notice>
  );
}
