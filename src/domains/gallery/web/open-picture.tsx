import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { getGalleryItemOptions } from '#generated/media/getGalleryItem.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { GalleryItem, PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayCount } from '#platform/browser/lists/say-total.ts';
import { toast } from '#ui/feedback/toast.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { type DescribeDialogComponent, PictureCaption } from './picture-caption.tsx';
import { tileIdOf } from './picture-wall.tsx';
import type { OpenPictureControl } from './use-open-picture.ts';

const Lightbox = lazyPart(async () => ({
  default: (await import('#ui/media/lightbox/lightbox.tsx')).Lightbox,
}));

/** Loads the next page this many pictures before the end. */
const LOAD_AHEAD = 5;

interface OpenPictureProps {
  id: string;
  items: readonly GalleryItem[];
  meta: PageMeta | undefined;
  openPicture: OpenPictureControl;
  describeDialog: DescribeDialogComponent;
  onMore: () => void;
}

/** The picture in the URL, within the loaded list or on its own. */
export function OpenPicture({ id, items, meta, openPicture, describeDialog, onMore }: OpenPictureProps) {
  const isListed = items.some((item) => item.id === id);
  const isId = zId.safeParse(id).success;
  const alone = useQuery({
    ...getGalleryItemOptions({ path: { id } }),
    enabled: isId && !isListed && meta !== undefined,
  });
  const shown = isListed ? items : alone.data ? [alone.data.data] : [];
  const at = shown.findIndex((item) => item.id === id);
  const item = shown[at];
  const isGone = !isId || (!isListed && alone.isError);
  const isNearEnd = isListed && at >= items.length - LOAD_AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per picture and page, so that a failure isn't repeated.
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, at, items.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it turns out.
  useEffect(() => {
    if (!isGone) return;
    toast({ message: say('gallery.openPicture.gone'), tone: 'warning' });
    openPicture.close();
  }, [isGone]);
  if (!item) return null;
  const close = () => {
    openPicture.close();
    // After the dialog has returned the focus, because another picture may be open by then.
    setTimeout(() => document.getElementById(tileIdOf(item))?.focus(), 60);
  };
  return (
    <Suspense>
      <Lightbox
        pictures={shown.map(({ media }) => media)}
        at={at}
        total={isListed && meta ? sayCount(meta) : null}
        onMove={(to) => shown[to] && openPicture.move(shown[to].id)}
        onClose={close}
        caption={<PictureCaption key={item.id} item={item} describeDialog={describeDialog} />}
      />
    </Suspense>
  );
}
