import { useQuery } from '@tanstack/react-query';
import type { CurrentUser, PrivacyPolicy } from '#generated/types.gen.ts';
import { getPrivacyPolicyOptions } from '#generated/users/getPrivacyPolicy.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';

/** What the partner sees with every application. */
export function SeenByPartner({ person, owner }: { person: CurrentUser | undefined; owner: string }) {
  const viewer = useKnownViewer();
  const privacy = useQuery(getPrivacyPolicyOptions({ path: { id: viewer.id } })).data?.data;
  return (
    <section>
      <h3 className="font-semibold">
        <Phrase text={say('opportunities.seenByPartner.alsoSees')} parts={{ owner: () => <bdi>{owner}</bdi> }} />
      </h3>
      <dl className="mt-2 grid grid-cols-[8rem_minmax(0,1fr)] border-t border-line [&>*]:border-b [&>*]:border-line [&>*]:py-2.5">
        <dt className="text-muted">{say('opportunities.seenByPartner.yourName')}</dt>
        <dd dir="auto">
          {person
            ? [person.name, person.lastName].filter(Boolean).join(' ')
            : say('opportunities.seenByPartner.profileName')}
        </dd>
        <dt className="text-muted">{say('opportunities.seenByPartner.yourPoints')}</dt>
        <dd>
          {person
            ? say('opportunities.seenByPartner.pointsNow', { points: person.points })
            : say('opportunities.seenByPartner.pointsUnknown')}
        </dd>
        <dt className="text-muted">{say('opportunities.seenByPartner.yourRecord')}</dt>
        <dd>{sayRecord(privacy)}</dd>
      </dl>
      <p className="mt-4 text-muted">{say('opportunities.seenByPartner.consequence')}</p>
    </section>
  );
}

/** Partners see what is public or members-only. */
function sayRecord(privacy: PrivacyPolicy | undefined): string {
  if (!privacy) return say('opportunities.seenByPartner.recordUnknown');
  return privacy.impacts === 'private'
    ? say('opportunities.seenByPartner.recordHidden')
    : say('opportunities.seenByPartner.record');
}
