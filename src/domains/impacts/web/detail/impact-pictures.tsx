import { goalColor } from '#domains/goals/goals.ts';
import type { Impact } from '#generated/types.gen.ts';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { Gallery } from '#ui/media/gallery.tsx';

/** The impact's pictures, or contours in its goals' colours. */
export function ImpactPictures({ impact: { id, sdgs, media, owner } }: { impact: Impact }) {
  const pictures = media.filter(({ kind }) => kind === 'picture');
  if (pictures.length > 0) {
    return (
      <Gallery
        pictures={pictures}
        renderCaption={(picture) => <ReportAction kind="picture" id={picture.id} ownerId={owner.id} />}
      />
    );
  }
  return <ContourCover id={id} colors={sdgs.map(goalColor)} className="h-48 rounded-e-lg sm:h-72" isLarge />;
}
