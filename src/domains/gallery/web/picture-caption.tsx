import { type ComponentType, useState } from 'react';
import { goalSwatches } from '#domains/goals/goals.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import type { GalleryItem, Media } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Swatches } from '#ui/drawn/swatches.tsx';
import { Ago } from '#ui/lists/ago.tsx';

/** The dialog that edits a picture's description. */
export type DescribeDialogComponent = ComponentType<{ media: Media; onClose: () => void }>;

interface PictureCaptionProps {
  item: GalleryItem;
  describeDialog: DescribeDialogComponent;
}

/** A picture's impact, author and, if allowed, an edit button for its description. */
export function PictureCaption({ item, describeDialog: DescribeDialog }: PictureCaptionProps) {
  const viewer = useViewer();
  const { media, impact, user, createdAt } = item;
  const [isDescribeOpen, setDescribeOpen] = useState(false);
  const mayDescribe = viewer !== null && (viewer.id === user.id || viewer.role === 'Admin');
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {impact && (
        <>
          <TextLink dir="auto" to={impactPathOf(impact)} className="font-semibold">
            {impact.title}
          </TextLink>
          <Swatches label={say('gallery.pictureCaption.goals')} swatches={goalSwatches(impact.sdgs)} />
        </>
      )}
      <span>
        <Phrase
          text={impact ? say('gallery.pictureCaption.by') : say('gallery.pictureCaption.person')}
          parts={{ person: () => <PersonName person={user} />, when: () => <Ago value={createdAt} /> }}
        />
      </span>
      {mayDescribe && (
        <Button variant="quiet" size="sm" onClick={() => setDescribeOpen(true)}>
          {media.alt === null
            ? say('gallery.pictureCaption.addDescription')
            : say('gallery.pictureCaption.editDescription')}
        </Button>
      )}
      <ReportAction kind="picture" id={item.id} ownerId={user.id} />
      {isDescribeOpen && <DescribeDialog media={media} onClose={() => setDescribeOpen(false)} />}
    </div>
  );
}
