import { CouncilPage } from '#domains/councils/web/detail/council-page.tsx';
import { CouncilFollow } from '#domains/following/web/follow/council-follow.tsx';
import { CouncilImpacts } from '#domains/impacts/web/list/council-impacts.tsx';
import { JointNumbers } from '#domains/impacts/web/numbers/joint-numbers.tsx';
import { PublicRecord } from '#domains/impacts/web/numbers/public-record.tsx';
import { ThreadWithReports } from './thread-with-reports.tsx';

export const CouncilWithImpacts = () => (
  <CouncilPage
    renderNumbers={(council) => <JointNumbers sums={council} />}
    renderImpacts={(council) => <CouncilImpacts councilId={council.id} />}
    renderComments={({ id }) => <ThreadWithReports kind="council" id={id} />}
    renderFollow={(council) => <CouncilFollow council={council} />}
    renderRecord={(person) => <PublicRecord key={person.id} person={person} />}
  />
);
