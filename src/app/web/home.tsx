import type { ComponentType, ReactNode } from 'react';
import { selectIsRestoring, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { GoalNames } from '#domains/community/web/home/goal-list.tsx';
import { HomePage } from '#domains/community/web/home/home-page.tsx';
import { Invitation } from '#domains/community/web/home/invitation.tsx';
import { say } from '#languages/say.ts';
import { hasArea, hasSection } from '#platform/browser/page/page-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { WhenNear } from '#ui/timing/when-near.tsx';
import { HomeActions } from './home-actions.tsx';

/** The first screen needs no data, so the query client loads with the first section. */
const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    const [{ DataFrame }, Part] = await Promise.all([import('./shell/data-layout.tsx'), load()]);
    return {
      default: (props: Props) => (
        <DataFrame>
          <Part {...props} />
        </DataFrame>
      ),
    };
  });

const ThisWeek = part(
  async () => (await import('#domains/impacts/web/this-week/this-week-and-places.tsx')).ThisWeekAndPlaces,
);
const Featured = part(async () => (await import('#domains/impacts/web/list/featured-impacts.tsx')).FeaturedImpacts);
const Numbers = part(async () => (await import('#domains/impacts/web/numbers/community-numbers.tsx')).CommunityNumbers);
const Goals = part(async () => (await import('#domains/impacts/web/numbers/community-goals.tsx')).CommunityGoals);
const Scholarships = part(
  async () =>
    (await import('#domains/opportunities/web/deadlines/unlockable-opportunities.tsx')).UnlockableOpportunities,
);
const Leading = part(async () => (await import('#domains/leaderboard/web/this-years-leaders.tsx')).ThisYearsLeaders);
const News = part(async () => (await import('#domains/news/web/public/latest-news.tsx')).LatestNews);

/** Each section below the first screen loads when the reader scrolls near it. */
export function Home() {
  const isVisitor = useSessionSelector((state) => !selectIsRestoring(state) && selectUser(state) === null);
  return (
    <HomePage
      actions={<HomeActions />}
      thisWeek={hasSection('thisWeek') && <Near part={<ThisWeek />} className="min-h-[36rem]" />}
      featured={hasSection('featured') && <Near part={<Featured />} />}
      numbers={hasSection('numbers') && <Near part={<Numbers />} className="min-h-96" />}
      opportunities={hasArea('scholarships') && hasSection('scholarships') && <Near part={<Scholarships />} />}
      goals={<Near part={<Goals names={<GoalNames />} />} placeholder={<GoalNames />} />}
      leaders={
        hasArea('leaderboard') &&
        hasSection('leaderboard') && (
          <Near
            part={
              <div className="mx-auto w-full max-w-7xl px-4 pt-16 sm:px-8 lg:pt-24">
                <Leading title={say('app.home.thisYearLeaders')} count={5} />
              </div>
            }
          />
        )
      }
      news={hasArea('news') && hasSection('news') && <Near part={<News />} />}
      invitation={isVisitor && <Invitation />}
    />
  );
}

interface NearProps {
  part: ReactNode;
  placeholder?: ReactNode;
  className?: string;
}

const Near = ({ part: shown, placeholder, className }: NearProps) => (
  <WhenNear className={classNames('lazy', className)} placeholder={placeholder}>
    {shown}
  </WhenNear>
);
