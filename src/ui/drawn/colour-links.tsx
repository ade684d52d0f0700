import { Link } from 'react-router-dom';

interface ColourLinksProps {
  links: readonly { id: number; name: string; color: string; to: string }[];
  /** Layout classes. */
  className: string;
}

export function ColourLinks({ links, className }: ColourLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ id, name, color, to }) => (
        <li key={id}>
          <Link
            to={to}
            className="flex min-h-11 items-center gap-3 border-s-8 bg-sunken px-3 py-1.5 hover:bg-selected hover:underline"
            style={{ borderColor: color }}
          >
            <span className="w-6 text-muted tabular-nums">{id}</span>
            <span className="min-w-0 font-semibold">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
