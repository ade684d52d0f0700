import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { DecisionNotice } from '#domains/care/web/mine/decision-notice.tsx';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueueOverview } from './queue-overview.tsx';

export function JudgeHome() {
  const user = useSessionSelector(selectUser);
  return (
    <>
      <PageHeading size="area">
        <Phrase text={say('app.areas.goodToSeeYou')} parts={{ name: () => <bdi>{user?.name}</bdi> }} />
      </PageHeading>
      <DecisionNotice className="mt-6 max-w-3xl" />
      <QueueOverview area="Judge" />
    </>
  );
}
