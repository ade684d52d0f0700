import { Link } from 'react-router-dom';
import { ArrowForwardIcon } from '#ui/drawn/icons.tsx';
import { SETTINGS_ENTRIES } from './settings-pages.ts';

/** What admins can decide about the community, by subject. */
export const CommunitySection = () => (
  <ul className="mt-8 max-w-3xl border-t border-line">
    {SETTINGS_ENTRIES.map(({ id, title, about, to }) => (
      <li key={id} className="border-b border-line">
        <Link
          to={to ?? `/admin/settings/community/${id}`}
          className="group flex items-center justify-between gap-6 py-5 hover:bg-sunken"
        >
          <span>
            <span className="block font-semibold text-link group-hover:underline">{title}</span>
            <span className="block text-muted">{about}</span>
          </span>
          <ArrowForwardIcon className="size-5 shrink-0 text-link" />
        </Link>
      </li>
    ))}
  </ul>
);
