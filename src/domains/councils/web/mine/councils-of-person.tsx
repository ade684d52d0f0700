import { sayName } from '#domains/people/model.ts';
import type { PersonCard, UserCouncil } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { RiseTiles } from '#ui/chart/rise-tiles.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { councilPathOf } from '../../model.ts';

const MAX_TILES = 7;

interface CouncilsOfPersonProps {
  person: PersonCard;
  councils: readonly UserCouncil[];
}

export function CouncilsOfPerson({ person, councils }: CouncilsOfPersonProps) {
  if (councils.length === 0)
    return (
      <p className="mt-3 text-muted">
        <Phrase text={say('councils.personCouncils.empty')} parts={{ name: () => <bdi>{sayName(person)}</bdi> }} />
      </p>
    );
  return (
    <>
      <ul className="mt-4 max-w-3xl border-t border-line">
        {councils.map(({ council, councilRole, joinedAt }) => (
          <li
            key={council.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink dir="auto" to={councilPathOf(council)} className="font-semibold break-words">
                {council.councilTitle}
              </TextLink>
              {councilRole === 'owner' && <Badge tone="action">{say('councils.personCouncils.owner')}</Badge>}
            </span>
            <span className="text-sm text-muted">
              {say('councils.personCouncils.since')} <Day value={joinedAt} />
            </span>
          </li>
        ))}
      </ul>
      <Reach councils={councils} />
    </>
  );
}

/** Only shown for two councils or more. */
function Reach({ councils }: { councils: readonly UserCouncil[] }) {
  const served = councils
    .filter(({ impactCount }) => impactCount > 0)
    .sort((a, b) => b.impactCount - a.impactCount)
    .slice(0, MAX_TILES);
  const [first] = served;
  if (!first || served.length < 2) return null;
  return (
    <RiseTiles
      className="mt-10"
      title={say('councils.personCouncils.leading', { councilTitle: isolate(first.council.councilTitle) })}
      note={say('councils.personCouncils.note')}
      heads={[say('councils.personCouncils.council'), say('councils.personCouncils.verifiedImpacts')]}
      tiles={served.map(({ council, impactCount }) => ({
        id: council.id,
        name: council.councilTitle,
        value: impactCount,
        color: 'var(--color-action)',
      }))}
    />
  );
}
