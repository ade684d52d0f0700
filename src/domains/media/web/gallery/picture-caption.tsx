import type { GalleryItem } from '../../../../../generated/types.gen.ts';
import { PersonName } from '../../../../platform/browser/person-address.tsx';
import { Day } from '../../../../ui/day.tsx';
import { Swatches } from '../../../../ui/swatches.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { goalSwatches } from '../../../goals/goals.ts';
import { impactPathOf } from '../../../impacts/model.ts';

/** What a picture belongs to, and who took it here. */
export const PictureCaption = ({ item: { impact, user, createdAt } }: { item: GalleryItem }) => (
  <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
    {impact && (
      <>
        <TextLink to={impactPathOf(impact)} className="font-semibold">
          {impact.title}
        </TextLink>
        <Swatches label="Goals" swatches={goalSwatches(impact.sdgs)} />
      </>
    )}
    <span>
      {impact ? 'by ' : ''}
      <PersonName person={user} />, <Day value={createdAt} />
    </span>
  </p>
);
