/** One chunk for several pages, since they lead to each other, and the first page lists the files of every page. */
import { MyCredentialsPage } from '#domains/credentials/web/mine/my-credentials-page.tsx';
import { Suggestions } from '#domains/following/web/feed/suggestions.tsx';
import { FollowingPage } from '#domains/following/web/lists/following-page.tsx';
import { NamingsPage } from '#domains/impacts/web/namings/namings-page.tsx';
import { ThisYearsLeaders } from '#domains/leaderboard/web/this-years-leaders.tsx';
import { DirectoryPage } from '#domains/profiles/web/directory/directory-page.tsx';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';

const LEADERS_SHOWN = 3;

const PeoplePage = () => (
  <DirectoryPage
    beside={
      <>
        <Suggestions level={2} />
        {hasArea('leaderboard') && (
          <ThisYearsLeaders
            title={<span className="text-xl">{say('app.usualDashboard.thisYearLeaders')}</span>}
            count={LEADERS_SHOWN}
          />
        )}
      </>
    }
  />
);

/** By their paths in every area. */
export const PAGES = {
  people: PeoplePage,
  following: FollowingPage,
  namings: NamingsPage,
  credentials: MyCredentialsPage,
};
