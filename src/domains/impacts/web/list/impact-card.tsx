import { goalColor, goalSwatches } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { ImpactSummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { useShownLike } from '#platform/browser/outbox/shown-presses.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { LinkCard } from '#ui/buttons/link-card.tsx';
import { HeartIcon } from '#ui/drawn/icons.tsx';
import { Swatches } from '#ui/drawn/swatches.tsx';
import { CommentCount } from '#ui/lists/comment-count.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { IMPACT_LIKE } from '../../impact-like.ts';
import { impactPathOf } from '../../model.ts';
import { ImpactBadges } from '../impact-badges.tsx';
import { WhoTookPart } from '../who-took-part.tsx';

interface ImpactCardProps {
  impact: ImpactSummary;
  /** Heading level. */
  level?: 2 | 3 | undefined;
}

export function ImpactCard({ impact, level = 2 }: ImpactCardProps) {
  const { id, title, cover, sdgs, location, startDate, owner, memberCount, commentCount } = impact;
  const { isLiked, likeCount } = useShownLike(IMPACT_LIKE, impact);
  const image = cover?.widths.find(({ width }) => width >= 480)?.url ?? cover?.url;
  return (
    <LinkCard
      to={impactPathOf(impact)}
      title={title}
      language={impact.language}
      coverId={id}
      coverColors={sdgs.map(goalColor)}
      image={image}
      level={level}
      className="h-full"
      meta={<ImpactBadges impact={impact} />}
    >
      <p className="text-sm">
        <WhoTookPart name={sayName(owner)} memberCount={memberCount} />
        {location && `${say('language.comma')}${isolate(sayLocation(location))}`}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-sm">
        <Day value={startDate} />
        <Swatches label={say('impacts.impactCard.goals')} swatches={goalSwatches(sdgs)} />
        <span className="ms-auto flex items-center gap-4">
          {hasArea('comments') && <CommentCount count={commentCount} />}
          <span className="flex items-center gap-1.5 tabular-nums">
            <HeartIcon isFilled={isLiked} className="size-4" />
            <Phrase
              text={say('impacts.impactCard.likes', { count: likeCount })}
              parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </span>
        </span>
      </div>
    </LinkCard>
  );
}
