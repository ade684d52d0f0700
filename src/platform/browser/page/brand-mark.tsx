import { Mark } from '#ui/feedback/mark.tsx';
import { readPageSettings } from './page-settings.ts';

/** Decorative: the community's name is beside it. The document's own style shows one of two marks (`MARK_STYLE`). */
export const BrandMark = ({ className }: { className: string }) =>
  readPageSettings().mark?.map((src, index) => (
    <img key={src} src={src} alt="" className={`mark-${index} ${className}`} />
  )) ?? <Mark className={`${className} text-action`} />;
