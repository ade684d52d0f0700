import type { ReactNode } from 'react';
import { sayName } from '#domains/people/model.ts';
import { sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { opportunityPathOf } from '../../model.ts';
import { DeadlineDay } from '../deadlines/deadline-day.tsx';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { OpportunityBadges } from '../opportunity-badges.tsx';

interface MyRowProps {
  opportunity: OpportunitySummary;
  actions: ReactNode;
  children: ReactNode;
}

export function MyRow({ opportunity, actions, children }: MyRowProps) {
  const { title, owner, type, isOpen, state } = opportunity;
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-6 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <DeadlineDay closing={opportunity} isOpen={isOpen} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          <OpportunityBadges opportunity={opportunity} />
        </div>
        <h2 className="mt-1.5 text-xl">
          <TitleLink to={opportunityPathOf(opportunity)} title={title} />
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          <Phrase
            text={say('opportunities.myRow.typeBy', { type: sayType(type) })}
            parts={{ owner: () => <bdi>{sayName(owner)}</bdi> }}
          />{' '}
          <DeadlineLine closing={opportunity} isPast={state === 'closed'} />
        </p>
        <div className="mt-4">{children}</div>
        <div className="mt-3 flex flex-wrap items-center gap-3">{actions}</div>
      </div>
    </li>
  );
}
