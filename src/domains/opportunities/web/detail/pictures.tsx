import { goalColor } from '#domains/goals/goals.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { Gallery } from '#ui/media/gallery.tsx';

/** The opportunity's pictures, or contours in the colours of its goals. */
export function Pictures({ opportunity: { id, sdgs, media } }: { opportunity: Opportunity }) {
  const pictures = media.filter(({ kind }) => kind === 'picture');
  if (pictures.length > 0) return <Gallery pictures={pictures} />;
  const colors = sdgs.map(({ sdg }) => goalColor(sdg));
  return <ContourCover id={id} colors={colors} className="h-40 rounded-e-lg sm:h-56" isLarge />;
}
