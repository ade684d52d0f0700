import type { Impact } from '../../../../../generated/types.gen.ts';
import { ContourCover } from '../../../../ui/contour-cover.tsx';
import { Gallery as Pictures } from '../../../../ui/media/gallery.tsx';
import { goalColor } from '../../../goals/goals.ts';

/** Its pictures; without any, contours in the colours of its goals. */
export function Gallery({ impact: { id, sdgs, media } }: { impact: Impact }) {
  const pictures = media.filter(({ kind }) => kind === 'picture');
  if (pictures.length > 0) return <Pictures pictures={pictures} />;
  return <ContourCover id={id} colors={sdgs.map(goalColor)} className="h-48 rounded-r-lg sm:h-72" isLarge />;
}
