import { useQuery } from '@tanstack/react-query';
import type { CurrentUser, PrivacyPolicy } from '#generated/types.gen.ts';
import { getPrivacyPolicyOptions } from '#generated/users/getPrivacyPolicy.gen.ts';
import { useKnownViewer } from '#platform/browser/viewer.ts';
import { sayPoints } from '../reach.ts';

interface SeenByPartnerProps {
  person: CurrentUser | undefined;
  owner: string;
}

/** What the partner sees with every application. */
export function SeenByPartner({ person, owner }: SeenByPartnerProps) {
  const viewer = useKnownViewer();
  const privacy = useQuery(getPrivacyPolicyOptions({ path: { id: viewer.id } })).data?.data;
  return (
    <section>
      <h3 className="font-semibold">
        <bdi>{owner}</bdi> also sees
      </h3>
      <dl className="mt-2 grid grid-cols-[8rem_minmax(0,1fr)] border-t border-line [&>*]:border-b [&>*]:border-line [&>*]:py-2.5">
        <dt className="text-muted">Your name</dt>
        <dd dir="auto">{person ? [person.name, person.lastName].filter(Boolean).join(' ') : 'As in your profile'}</dd>
        <dt className="text-muted">Your points</dt>
        <dd>{person ? `${sayPoints(person.points)} now, and as they change` : 'Now, and as they change'}</dd>
        <dt className="text-muted">Your record</dt>
        <dd>{sayRecord(privacy)}</dd>
      </dl>
      <p className="mt-4 text-muted">
        Applying doesn’t spend points. You can withdraw until there’s a decision or the deadline passes; we’ll then
        delete what you wrote.
      </p>
    </section>
  );
}

/** Partners see what is public or members-only. */
function sayRecord(privacy: PrivacyPolicy | undefined): string {
  if (!privacy) return 'Your verified impacts, if your privacy settings show them';
  return privacy.impacts === 'private' ? 'Hidden by your privacy settings' : 'Your verified impacts';
}
