import { useMemo } from 'react';
import { goalColor } from '#domains/goals/goals.ts';
import type { MemberCredential } from '#generated/types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { drawContours } from '#ui/shared/contours.ts';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { BADGE_CELLS } from '../model.ts';

interface ContourBadgeProps {
  credential: Pick<MemberCredential, 'id' | 'goals' | 'state'>;
  className: string;
}

/** The picture that the token is baked into when it's downloaded, in grey once it no longer holds. Decorative. */
export function ContourBadge({ credential: { id, goals, state }, className }: ContourBadgeProps) {
  // As markup, the lines are larger than the rest of the page.
  const isDrawn = useIsInBrowser();
  const tones = goals.length > 0 ? goals.map(goalColor) : ['var(--color-action)'];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block shrink-0 overflow-hidden rounded-full border-4 bg-raised',
        state !== 'issued' && 'opacity-60 grayscale',
        className,
      )}
      style={{ borderColor: tones[0] }}
    >
      {isDrawn && <BadgeLines id={id} tones={tones} />}
    </span>
  );
}

function BadgeLines({ id, tones }: { id: string; tones: readonly string[] }) {
  const { width, height, levels } = useMemo(() => drawContours(id, BADGE_CELLS, BADGE_CELLS), [id]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="size-full" role="presentation">
      {levels.map(({ path, height: level }) => {
        const tone = tones[Math.min(tones.length - 1, Math.floor(level * tones.length))];
        return <path key={level} d={path} fill={tone} fillOpacity={0.14} stroke={tone} strokeWidth={1.6} />;
      })}
    </svg>
  );
}
