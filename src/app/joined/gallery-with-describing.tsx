import { GalleryPage } from '#domains/gallery/web/gallery-page.tsx';
import { DescribeDialog } from '#domains/media/web/describe-dialog.tsx';

export const GalleryWithDescribing = () => <GalleryPage describing={DescribeDialog} />;
