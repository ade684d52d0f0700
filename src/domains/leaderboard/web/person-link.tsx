import { sayName } from '#domains/people/model.ts';
import type { LeaderboardRow } from '#generated/types.gen.ts';
import { usePersonAddress } from '#platform/browser/people/person-address.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';

interface PersonLinkProps {
  row: LeaderboardRow;
  /** Whether the rank is the all-time one, which the URLs of profiles for members carry. */
  isAllTime: boolean;
}

/** The link covers the whole row. */
export function PersonLink({ row: { person, rank, isPrivate }, isAllTime }: PersonLinkProps) {
  const addressOf = usePersonAddress();
  const viewer = useViewer();
  if (isPrivate)
    return (
      <span dir="auto" className="font-normal text-muted italic rtl:not-italic">
        {sayName(person)}
      </span>
    );
  const address = addressOf(person);
  if (address === null) return <bdi>{sayName(person)}</bdi>;
  return (
    <TitleLink to={isAllTime && viewer ? `${address}?rank=${rank}` : address} title={sayName(person)} coversCard />
  );
}
