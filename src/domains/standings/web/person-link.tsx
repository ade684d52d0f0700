import { Link } from 'react-router-dom';
import type { LeaderboardRow } from '../../../../generated/types.gen.ts';
import { usePersonAddress } from '../../../platform/browser/person-address.tsx';

interface PersonLinkProps {
  row: LeaderboardRow;
  /** Whether the row's rank is that of all time, which a profile's address tells. */
  hasRank: boolean;
}

/** The name; its link fills the row, where the viewer may open profiles. */
export function PersonLink({ row: { person, rank }, hasRank }: PersonLinkProps) {
  const address = usePersonAddress()(person);
  if (address === null) return person.name;
  return (
    <Link
      to={hasRank ? `${address}?rank=${rank}` : address}
      className="group-hover:underline after:absolute after:inset-0"
    >
      {person.name}
    </Link>
  );
}
