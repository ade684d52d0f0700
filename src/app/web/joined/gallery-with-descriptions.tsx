import { GalleryPage } from '#domains/gallery/web/gallery-page.tsx';
import { DescribeDialog } from '#domains/media/web/describe-dialog.tsx';

export const GalleryWithDescriptions = () => <GalleryPage describeDialog={DescribeDialog} />;
