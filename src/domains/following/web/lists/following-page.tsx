import { useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { readChoice } from '#platform/browser/forms/address-values.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { Beside } from '#ui/drawn/beside.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Suggestions } from '../feed/suggestions.tsx';
import { FollowedList } from './followed-list.tsx';
import { FollowerList } from './follower-list.tsx';

const VIEWS = ['people', 'councils', 'followers'] as const;

const LABELS: Record<(typeof VIEWS)[number], string> = {
  people: say('following.followingPage.people'),
  councils: say('following.followingPage.councils'),
  followers: say('following.followingPage.yourFollowers'),
};

/** Whom and what the viewer follows, and who follows them. */
export function FollowingPage() {
  const [params] = useSearchParams();
  const views = VIEWS.filter((id) => id !== 'councils' || hasArea('councils'));
  const view = readChoice(params, 'view', views) ?? 'people';
  return (
    <Beside beside={<Suggestions level={2} />}>
      <PageHeading size="area" lead={say('following.followingPage.intro')}>
        {say('following.followingPage.following')}
      </PageHeading>
      <div className="mt-6">
        <QueueTabs
          label={say('following.followingPage.following')}
          current={view}
          tabs={views.map((id) => ({ id, label: LABELS[id], to: id === 'people' ? '?' : `?view=${id}` }))}
        />
      </div>
      {view === 'people' && <FollowedList key="person" kind="person" />}
      {view === 'councils' && <FollowedList key="council" kind="council" />}
      {view === 'followers' && <FollowerList />}
    </Beside>
  );
}
