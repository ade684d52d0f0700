import { councilPathOf } from '#domains/councils/model.ts';
import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { sayEventType } from '#domains/vocabularies/event-types.ts';
import type { Impact } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Fact, Facts } from '#ui/lists/facts.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { goalName, sayDays } from './evidence/changes-since-review.ts';

export function ImpactFacts({ impact }: { impact: Impact }) {
  const { owner, members, council, location, eventType, sdgs, startDate, endDate, createdAt, updatedAt, revision } =
    impact;
  return (
    <Facts>
      <Fact name={say('impacts.impactFacts.loggedBy')}>
        <span className="flex items-center gap-2">
          <Avatar name={sayName(owner)} src={owner.avatarUrl ?? undefined} size="sm" />
          <span className="min-w-0">
            <PersonName person={owner} inNewTab />
          </span>
        </span>
      </Fact>
      <Fact name={say('impacts.impactFacts.logged')}>
        <Ago value={createdAt} isFirst />
        {revision > 1 && (
          <span className="block text-sm text-muted">
            <Phrase
              text={say('impacts.impactFacts.edited', { count: revision - 1 })}
              parts={{ when: () => <Ago value={updatedAt} /> }}
            />
          </span>
        )}
      </Fact>
      <Fact name={say('impacts.impactFacts.when')}>{sayDays(startDate, endDate)}</Fact>
      <Fact name={say('impacts.impactFacts.where')}>
        <bdi>{sayLocation(location) || <span className="text-muted">{say('impacts.impactFacts.notGiven')}</span>}</bdi>
      </Fact>
      <Fact name={say('impacts.impactFacts.kind')}>{sayEventType(eventType)}</Fact>
      {council && hasArea('councils') && (
        <Fact name={say('impacts.impactFacts.council')}>
          <TextLink dir="auto" to={councilPathOf(council)} target="_blank">
            {council.councilTitle}
          </TextLink>
        </Fact>
      )}
      <Fact name={say('impacts.impactFacts.goals', { count: sdgs.length })}>
        <span className="flex flex-wrap gap-1.5">
          {sdgs.map((id) => (
            <Badge key={id} swatch={goalColor(id)}>
              {goalName(id)}
            </Badge>
          ))}
        </span>
      </Fact>
      {members.length > 0 && (
        <Fact name={say('impacts.impactFacts.companions', { count: members.length })}>{sayNames(members)}</Fact>
      )}
      <Confirmations impact={impact} />
    </Facts>
  );
}

/** How many of those who were named said that they were there. It's no verdict either. */
function Confirmations({ impact: { members, declinedNamings } }: { impact: Impact }) {
  const confirmed = members.filter(({ confirmedAt }) => confirmedAt);
  const hasDeclined = Boolean(declinedNamings);
  if (members.length === 0 && !hasDeclined) return null;
  return (
    <Fact name={say('impacts.impactFacts.confirmations')}>
      {members.length > 0 && (
        <span className="block">
          {say('impacts.impactFacts.confirmed', { confirmed: confirmed.length, count: members.length })}
          {confirmed.length > 0 && `: ${sayNames(confirmed)}`}
        </span>
      )}
      {hasDeclined && (
        <span className="block">{say('impacts.impactFacts.notThere', { count: declinedNamings ?? 0 })}</span>
      )}
      <span className="block text-sm text-muted">{say('impacts.impactFacts.confirmedWhy')}</span>
    </Fact>
  );
}

const sayNames = (members: Impact['members']): string =>
  formatList(
    members.map(({ user }) => isolate(sayName(user))),
    'unit',
  );
