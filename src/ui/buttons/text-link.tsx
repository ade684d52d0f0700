import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';

/** A link in running text: underlined, since colour alone isn't enough. */
export function TextLink({ className, ...link }: LinkProps & { className?: string | undefined }) {
  return (
    <Link
      discover="none"
      {...link}
      className={classNames('text-link underline underline-offset-4 hover:text-ink', className)}
    />
  );
}
