import { Link } from 'react-router-dom';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { Mark } from '#ui/feedback/mark.tsx';

/** If the words beside it are too long in some language, the name wraps to a second line, which is clipped. */
export function BrandLink({ className }: { className?: string | undefined }) {
  return (
    <Link to="/" className={classNames('flex h-11 min-w-8 flex-wrap gap-x-2.5 overflow-hidden', className)}>
      <Mark className="h-11 w-8 text-action" />
      <span className="flex h-11 items-center font-display text-xl font-semibold tracking-tight">
        {readPageSettings().appName}
      </span>
    </Link>
  );
}
