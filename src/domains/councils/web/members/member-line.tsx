import type { ReactNode } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { CouncilMember } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';

interface MemberLineProps {
  member: CouncilMember;
  actions?: ReactNode;
}

export function MemberLine({ member: { person, councilRole, impactCount, joinedAt }, actions }: MemberLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <PersonName person={person} className="min-w-0 font-semibold break-words" />
          {councilRole === 'owner' && <Badge tone="action">{say('councils.memberLine.owner')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <Phrase
            text={
              impactCount > 0
                ? say('councils.memberLine.sinceWithImpacts', { count: impactCount })
                : say('councils.memberLine.since')
            }
            parts={{ day: () => <Day value={joinedAt} /> }}
          />
        </p>
      </div>
      {actions && <div className="flex gap-2 max-sm:w-full max-sm:ps-15">{actions}</div>}
    </li>
  );
}
