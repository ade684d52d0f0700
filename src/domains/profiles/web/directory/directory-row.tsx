import { sayName } from '#domains/people/model.ts';
import type { DirectoryPerson } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { ROLE_NAMES } from '../person-texts.ts';

export const DirectoryRow = ({
  entry: { person, role, bio, location, points, createdAt },
}: {
  entry: DirectoryPerson;
}) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
    <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} />
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonName person={person} className="text-lg font-semibold break-words" />
        {role !== 'Member' && <Badge>{ROLE_NAMES[role]}</Badge>}
      </p>
      <p className="text-sm text-muted">
        <Phrase
          text={
            location
              ? say('profiles.directoryRow.locationMemberSince', { location: isolate(sayLocation(location)) })
              : say('profiles.directoryRow.memberSince')
          }
          parts={{ day: () => <Day value={createdAt} /> }}
        />
      </p>
      {bio && (
        <p dir="auto" className="mt-1 line-clamp-2 max-w-prose text-start">
          {bio}
        </p>
      )}
    </div>
    {points !== null && points > 0 && (
      <p className="text-sm text-muted tabular-nums max-sm:col-start-2 sm:text-end">
        <Phrase
          text={say('profiles.directoryRow.points', { points })}
          parts={{ number: (text) => <span className="font-semibold text-ink">{text}</span> }}
        />
      </p>
    )}
  </li>
);
