import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { drawContours } from '../shared/contours.ts';
import { useIsInBrowser } from '../timing/hydration.ts';

export interface ContourCoverProps {
  /** The seed: the same id draws the same cover. */
  id: string;
  /** CSS colours from the tokens, e.g. `var(--color-goal-13)`; default moss. */
  colors?: readonly string[] | undefined;
  /** The shape, e.g. `aspect-[3/2]` or `h-40`. */
  className?: string | undefined;
  /** For page-sized covers: the lines keep their weight. */
  isLarge?: boolean | undefined;
}

const MOSS = ['var(--color-action)'] as const;

/** Decoration instead of a picture; a name is always beside it. */
export function ContourCover({ id, colors = MOSS, className = 'aspect-[16/10]', isLarge = false }: ContourCoverProps) {
  // Drawn in the browser only: as markup, the lines of a list's covers are five times the size of the rest of the page.
  const isDrawn = useIsInBrowser();
  const tones = colors.length > 0 ? colors : MOSS;
  const ground = `color-mix(in oklab, ${tones[0]} 14%, var(--color-page))`;
  return (
    <div className={classNames('overflow-hidden', className)} style={{ backgroundColor: ground }} aria-hidden="true">
      {isDrawn ? (
        <Contours id={id} tones={tones} isLarge={isLarge} />
      ) : (
        // The same lines for every cover, for browsers without JavaScript.
        <div className="contour-lines size-full" style={{ backgroundColor: tones[0] }} />
      )}
    </div>
  );
}

function Contours({ id, tones, isLarge }: { id: string; tones: readonly string[]; isLarge: boolean }) {
  const { width, height, levels } = useMemo(() => drawContours(id), [id]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
      role="presentation"
    >
      {levels.map((level, index) => {
        const tone = tones[Math.min(tones.length - 1, Math.floor(level.height * tones.length))];
        return (
          <path
            key={level.height}
            d={level.path}
            fill={tone}
            fillOpacity={0.11}
            stroke={tone}
            strokeWidth={index % 4 === 0 ? 2 : 1}
            vectorEffect={isLarge ? 'non-scaling-stroke' : undefined}
          />
        );
      })}
    </svg>
  );
}
