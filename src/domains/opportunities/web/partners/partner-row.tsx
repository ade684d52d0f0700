import { sayName } from '#domains/people/model.ts';
import type { Partner } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Day } from '#ui/lists/day.tsx';
import { lastMomentOf } from '../deadlines/say-deadline.ts';

export function PartnerRow({ partner }: { partner: Partner }) {
  const { person, organizationName, opportunityCount, openCount, nextClosesAt } = partner;
  const isOpen = openCount > 0;
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-3 border-b border-line py-6 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar name={organizationName ?? sayName(person)} src={person.avatarUrl ?? undefined} />
      <div className="min-w-0">
        <h2 className="text-xl">
          <TitleLink
            to={`/scholarships?owner=${person.id}${isOpen ? '' : '&open=any'}`}
            title={organizationName ?? sayName(person)}
            coversCard
          />
        </h2>
        {organizationName && (
          <p dir="auto" className="text-sm text-muted">
            {sayName(person)}
          </p>
        )}
      </div>
      <p className="col-start-2 sm:col-start-3 sm:text-end">
        <span className="font-semibold tabular-nums">
          {isOpen
            ? say('opportunities.partnerRow.openNow', { count: openCount })
            : say('opportunities.partnerRow.noneOpen')}
        </span>
        <span className="block text-sm text-muted tabular-nums">
          {isOpen && nextClosesAt ? (
            <Phrase
              text={say('opportunities.partnerRow.nextCloses')}
              parts={{ day: () => <Day value={lastMomentOf(nextClosesAt)} /> }}
            />
          ) : (
            say('opportunities.partnerRow.soFar', { count: opportunityCount })
          )}
        </span>
      </p>
    </li>
  );
}
