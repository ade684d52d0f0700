import { goalColor } from '#domains/goals/goals.ts';
import { classNames } from '#ui/class-names.ts';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import type { OpportunityTeaser } from './opportunity-teasers.ts';

interface OpportunityCoverProps {
  opportunity: Pick<OpportunityTeaser, 'id' | 'cover' | 'sdgs'>;
  /** Width and corners; the aspect ratio is 5:2. */
  className?: string | undefined;
}

/** Decorative: the first picture, or contours in the colours of its goals. */
export function OpportunityCover({ opportunity: { id, cover, sdgs }, className }: OpportunityCoverProps) {
  const shape = classNames('aspect-[5/2]', className);
  if (!cover) return <ContourCover id={id} colors={sdgs.map(({ sdg }) => goalColor(sdg))} className={shape} />;
  const image = cover.widths.find(({ width }) => width >= 480)?.url ?? cover.url;
  return (
    <img src={image} alt="" loading="lazy" decoding="async" className={classNames('bg-sunken object-cover', shape)} />
  );
}
