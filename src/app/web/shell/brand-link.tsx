import { Link } from 'react-router-dom';
import { BrandMark } from '#platform/browser/page/brand-mark.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { classNames } from '#ui/class-names.ts';

/** If the words beside it are too long in some language, the name wraps to a second line, which is clipped. */
export function BrandLink({ className }: { className?: string | undefined }) {
  return (
    <Link to="/" className={classNames('flex h-11 min-w-8 flex-wrap gap-x-2.5 overflow-hidden', className)}>
      <BrandMark className="h-11 w-8" />
      <span className="flex h-11 items-center font-display text-xl font-semibold tracking-tight">
        {readPageSettings().appName}
      </span>
    </Link>
  );
}
