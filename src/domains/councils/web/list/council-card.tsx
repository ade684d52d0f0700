import { goalColor, goalSwatches } from '#domains/goals/goals.ts';
import type { CouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { LinkCard } from '#ui/buttons/link-card.tsx';
import { Swatches } from '#ui/drawn/swatches.tsx';
import { councilPathOf } from '../../model.ts';
import { CouncilBadges } from '../council-badges.tsx';
import { badgesOf, saySize } from '../council-texts.ts';

interface CouncilCardProps {
  council: CouncilSummary;
  /** Heading level. */
  level?: 2 | 3 | undefined;
}

export function CouncilCard({ council, level = 2 }: CouncilCardProps) {
  const { id, councilTitle, cover, sdgs, excerpt, location } = council;
  const image = cover?.widths.find(({ width }) => width >= 480)?.url ?? cover?.url;
  const goals = sdgs.map(({ sdg }) => sdg);
  return (
    <LinkCard
      to={councilPathOf(council)}
      title={councilTitle}
      language={council.language}
      coverId={id}
      coverColors={goals.map(goalColor)}
      image={image}
      level={level}
      className="h-full"
      meta={badgesOf(council).length > 0 && <CouncilBadges council={council} />}
    >
      {location && (
        <p dir="auto" className="text-sm">
          {sayLocation(location)}
        </p>
      )}
      <p lang={council.language ?? undefined} dir="auto" className="mt-2 line-clamp-3 text-sm">
        {excerpt}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 text-sm text-ink">
        <span className="tabular-nums">{saySize(council)}</span>
        <Swatches label={say('councils.councilCard.goals')} swatches={goalSwatches(goals)} />
      </div>
    </LinkCard>
  );
}
