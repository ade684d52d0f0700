import { Link } from 'react-router-dom';
import type { Impact, PersonCard } from '../../../../../generated/types.gen.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { GOALS, goalColor } from '../../../goals/goals.ts';

/** Which goals it serves and who did it: what leads on to others like it. */
export function ImpactAside({ impact: { sdgs, owner, members } }: { impact: Impact }) {
  return (
    <>
      <section aria-labelledby="goals">
        <h2 id="goals" className="text-xl">
          {sdgs.length === 1 ? 'The goal it serves' : 'The goals it serves'}
        </h2>
        <ul className="mt-3 space-y-1.5">
          {sdgs.map((id) => (
            <li key={id}>
              <Link
                to={`/impacts?sdg=${id}`}
                className="flex min-h-11 items-center gap-3 border-l-8 bg-sunken px-3 py-1.5 hover:bg-selected hover:underline"
                style={{ borderColor: goalColor(id) }}
              >
                <span className="w-6 text-muted tabular-nums">{id}</span>
                <span className="min-w-0 font-semibold">{GOALS[id - 1]?.shortTitle}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="people">
        <h2 id="people" className="text-xl">
          {members.length === 0 ? 'Who did it' : `The ${members.length + 1} who did it`}
        </h2>
        <ul className="mt-3 space-y-2">
          <Person person={owner} />
          {members.map(({ id, user }) => (
            <Person key={id} person={user} />
          ))}
        </ul>
      </section>
    </>
  );
}

const Person = ({ person: { name, avatarUrl } }: { person: PersonCard }) => (
  <li className="flex items-center gap-3">
    <Avatar name={name} src={avatarUrl ?? undefined} size="sm" />
    <span className="min-w-0">{name}</span>
  </li>
);
