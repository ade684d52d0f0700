/** One chunk for both pages, since each links to the other. */
import { Suggestions } from '#domains/following/web/feed/suggestions.tsx';
import { ThisYearsLeaders } from '#domains/leaderboard/web/this-years-leaders.tsx';
import { DirectoryPage } from '#domains/profiles/web/directory/directory-page.tsx';
import { say } from '#languages/say.ts';

export { FollowingPage } from '#domains/following/web/lists/following-page.tsx';

const LEADERS_SHOWN = 3;

export const PeoplePage = () => (
  <DirectoryPage
    beside={
      <>
        <Suggestions level={2} />
        <ThisYearsLeaders
          title={<span className="text-xl">{say('app.usualDashboard.thisYearLeaders')}</span>}
          count={LEADERS_SHOWN}
        />
      </>
    }
  />
);

// Beside these, since the first page lists the files of every page, and is full.
export { MyCredentialsPage } from '#domains/credentials/web/mine/my-credentials-page.tsx';
export { NamingsPage } from '#domains/impacts/web/namings/namings-page.tsx';
