import { homeOf } from '#domains/auth/flows/session-selectors.ts';
import { GalleryPage as Gallery } from '#domains/gallery/web/gallery-page.tsx';
import { DescribeDialog } from '#domains/media/web/describe-dialog.tsx';
import { useViewer } from '../use-viewer.ts';

export function GalleryPage() {
  const viewer = useViewer();
  return <Gallery viewer={viewer} ownPath={viewer && `${homeOf(viewer.role)}/media`} describing={DescribeDialog} />;
}
