import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';

interface TitleLinkProps {
  to: string;
  title: string;
  /** Of the title, if it's known. */
  language?: string | null | undefined;
  /** Whether it's followed by a press anywhere on its card, which is a `group relative`. */
  coversCard?: boolean;
  className?: string | undefined;
}

/** The title of a thing, which someone wrote and which leads to its page. */
export const TitleLink = ({ to, title, language, coversCard = false, className }: TitleLinkProps) => (
  <Link
    lang={language ?? undefined}
    dir="auto"
    to={to}
    className={classNames(
      className,
      coversCard ? 'after:absolute after:inset-0 group-hover:underline' : 'hover:underline',
    )}
  >
    {title}
  </Link>
);
