import { sayName } from '#domains/people/model.ts';
import type { ImpactNaming, ImpactNamingState } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge, type BadgeProps } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf } from '../../model.ts';
import { NamingActions } from './naming-actions.tsx';

export const NAMING_STATES: Record<ImpactNamingState, string> = {
  named: say('impacts.namings.states.named'),
  confirmed: say('impacts.namings.states.confirmed'),
  declined: say('impacts.namings.states.declined'),
};

const TONES: Record<ImpactNamingState, BadgeProps['tone']> = {
  named: 'accent',
  confirmed: 'action',
  declined: 'neutral',
};

export function NamingRow({ naming }: { naming: ImpactNaming }) {
  const { id, title, owner, startDate, location, state, namedAt, isOpen } = naming;
  return (
    <li className="flex gap-4 border-b border-line py-5">
      <Avatar name={sayName(owner)} src={owner.avatarUrl ?? undefined} />
      <div className="min-w-0 flex-1">
        <Badge tone={TONES[state]}>{NAMING_STATES[state]}</Badge>
        <h2 className="mt-1.5 text-xl [overflow-wrap:anywhere]">
          {isOpen ? <TitleLink to={impactPathOf(naming)} title={title} /> : <bdi>{title}</bdi>}
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          <Day value={startDate} />
          {location && `${say('language.comma')}${isolate(sayLocation(location))}`}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <Phrase
            text={say('impacts.namings.by')}
            parts={{ name: () => <PersonName person={owner} />, when: () => <Ago value={namedAt} /> }}
          />
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <NamingActions id={id} title={title} state={state} isTitleSaid />
        </div>
      </div>
    </li>
  );
}
