import { Outlet } from 'react-router-dom';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { DecisionNotice } from '#domains/moderation/web/mine/decision-notice.tsx';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Day } from '#ui/lists/day.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { useNow } from '#ui/timing/hydration.ts';

/** The pages of a role, whose calls a suspended person can't make: they'd all fail, so it says why instead. */
export function UnlessSuspended() {
  const until = useSessionSelector(selectUser)?.suspendedUntil;
  const now = useNow().getTime();
  return until && Date.parse(until) > now ? <SuspendedPage until={until} /> : <Outlet />;
}

const SuspendedPage = ({ until }: { until: string }) => (
  <>
    <PageHeading
      size="area"
      lead={<Phrase text={say('app.suspendedPage.lead')} parts={{ day: () => <Day value={until} time /> }} />}
    >
      {say('app.suspendedPage.title')}
    </PageHeading>
    <DecisionNotice className="mt-8 max-w-3xl" />
    <p className="mt-8">
      <TextLink to="/impacts">{say('app.suspendedPage.toImpacts')}</TextLink>
    </p>
  </>
);
