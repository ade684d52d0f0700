import { GOALS, goalColor } from '#domains/goals/goals.ts';
import { sayCategory, sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Fact, Facts } from '#ui/lists/facts.tsx';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { sayPlace, saySeats } from '../opportunity-facts.ts';
import { sayPoints } from '../reach.ts';

export function OfferFacts({ opportunity }: { opportunity: Opportunity }) {
  const { owner, createdAt, updatedAt, revision, type, category, sdgs, state, pointsRequired } = opportunity;
  return (
    <Facts>
      <Fact name={say('opportunities.offerFacts.submittedBy')}>
        <PersonName person={owner} inNewTab />
        <span className="block text-sm text-muted">
          <Phrase
            text={revision > 1 ? say('opportunities.offerFacts.edited') : '<created/>'}
            parts={{ created: () => <Ago value={createdAt} isFirst />, edited: () => <Ago value={updatedAt} /> }}
          />
        </span>
      </Fact>
      <Fact name={say('opportunities.offerFacts.deadline')}>
        <DeadlineLine closing={opportunity} isPast={state === 'closed'} />
      </Fact>
      <Fact name={say('opportunities.offerFacts.kind')}>{joinFacts([sayType(type), sayCategory(category)])}</Fact>
      <Fact name={say('opportunities.offerFacts.where')}>
        {sayPlace(opportunity) ?? <span className="text-muted">{say('opportunities.offerFacts.notSpecified')}</span>}
      </Fact>
      <Fact name={say('opportunities.offerFacts.places')}>{saySeats(opportunity)}</Fact>
      {pointsRequired !== null && <Fact name={say('opportunities.offerFacts.needs')}>{sayPoints(pointsRequired)}</Fact>}
      <Fact name={say('opportunities.offerFacts.goals', { count: sdgs.length })}>
        <span className="flex flex-wrap gap-1.5">
          {sdgs.map(({ id, sdg }) => (
            <Badge key={id} swatch={goalColor(sdg)}>
              {sdg} {GOALS[sdg - 1]?.shortTitle}
            </Badge>
          ))}
        </span>
      </Fact>
    </Facts>
  );
}
