import { say } from '#languages/say.ts';
import { TextLink } from '../buttons/text-link.tsx';

interface BreadcrumbsProps {
  /** The list that the page's thing is in. */
  list: { to: string; label: string };
  /** What the page is about. */
  current: string;
}

/** The way back to the list, above the heading. Search engines get the same from the head of the document. */
export const Breadcrumbs = ({ list, current }: BreadcrumbsProps) => (
  <nav aria-label={say('ui.breadcrumbs.label')} className="mb-5 text-sm">
    <ol className="flex min-w-0 items-baseline gap-2">
      <li className="shrink-0">
        <TextLink to={list.to}>{list.label}</TextLink>
      </li>
      <li className="flex min-w-0 items-baseline gap-2 text-muted">
        <span aria-hidden="true">/</span>
        <span dir="auto" aria-current="page" className="truncate">
          {current}
        </span>
      </li>
    </ol>
  </nav>
);
