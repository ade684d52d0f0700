import { Link } from 'react-router-dom';
import { readPageSettings } from '../../platform/browser/page-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { Mark } from '../../ui/mark.tsx';

export function BrandLink({ className }: { className?: string | undefined }) {
  return (
    <Link to="/" className={classNames('inline-flex min-h-11 items-center gap-2.5', className)}>
      <Mark className="size-8 text-action" />
      <span className="font-display text-xl font-semibold tracking-tight max-[23rem]:sr-only">
        {readPageSettings().appName}
      </span>
    </Link>
  );
}
