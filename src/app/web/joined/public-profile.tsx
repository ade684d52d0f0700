import { CouncilsOfPerson } from '#domains/councils/web/mine/councils-of-person.tsx';
import { FollowOrLogIn } from '#domains/following/web/follow/follow-or-log-in.tsx';
import { PersonImpacts } from '#domains/impacts/web/list/person-impacts.tsx';
import { PersonPlaces } from '#domains/impacts/web/map/person-places.tsx';
import { SummaryCharts } from '#domains/impacts/web/numbers/summary-charts.tsx';
import { firstNameOf } from '#domains/profiles/web/person-texts.ts';
import { PublicProfilePage } from '#domains/profiles/web/public/public-profile-page.tsx';
import type { ShownImpacts } from '#domains/profiles/web/public/public-profile-view.tsx';
import type { PersonCard } from '#generated/types.gen.ts';
import { ImpactsHeading, NoImpacts } from './profile-impacts.tsx';

export const PublicProfile = () => (
  <PublicProfilePage
    renderImpacts={(person, impacts) => <Impacts person={person} impacts={impacts} />}
    renderCouncils={(person, councils) => <CouncilsOfPerson person={person} councils={councils} />}
    renderFollowing={(person) => <FollowOrLogIn person={person} />}
  />
);

function Impacts({ person, impacts: { summary, places } }: { person: PersonCard; impacts: ShownImpacts }) {
  if (summary.totals.impacts === 0) return <NoImpacts person={person} />;
  return (
    <>
      <SummaryCharts summary={summary} />
      <PersonPlaces places={places} firstName={firstNameOf(person.name)} className="mt-14" />
      <ImpactsHeading person={person} />
      <PersonImpacts userId={person.id} hasHidden={false} />
    </>
  );
}
