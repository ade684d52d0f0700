import { Link } from 'react-router-dom';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { ArrowForwardIcon } from '#ui/drawn/icons.tsx';
import { keysOf, SUBJECTS } from '../declarations.ts';

/** What admins can decide about the community, by subject. */
export const CommunitySection = () => (
  <ul className="mt-8 max-w-3xl border-t border-line">
    {SUBJECTS.map((subject) => (
      <li key={subject} className="border-b border-line">
        <Link
          to={`/admin/settings/community/${subject}`}
          className="group flex items-center justify-between gap-6 py-5 hover:bg-sunken"
        >
          <span>
            <span className="block font-semibold text-link group-hover:underline">
              {say('settings.subject.title', { subject })}
            </span>
            <span className="block text-muted">
              {formatList(
                keysOf(subject).map((key) => say('settings.name', { key })),
                'unit',
              )}
            </span>
          </span>
          <ArrowForwardIcon className="size-5 shrink-0 text-link" />
        </Link>
      </li>
    ))}
  </ul>
);
