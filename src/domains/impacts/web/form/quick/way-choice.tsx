import { Link } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { QUICK } from '../../../quick-log-address.ts';

/** The two ways to log an impact. Both show the same draft. */
export function WayChoice({ isQuick }: { isQuick: boolean }) {
  const ways = [
    { step: QUICK, name: say('impacts.wayChoice.photo'), isCurrent: isQuick },
    { step: 'what', name: say('impacts.wayChoice.whole'), isCurrent: !isQuick },
  ];
  return (
    <nav aria-label={say('impacts.wayChoice.label')} className="mt-5">
      <ul className="inline-flex flex-wrap rounded-md border border-line bg-sunken p-1">
        {ways.map(({ step, name, isCurrent }) => (
          <li key={step}>
            <Link
              to={{ search: `?step=${step}` }}
              aria-current={isCurrent ? 'page' : undefined}
              className="grid min-h-9 place-items-center pointer-coarse:min-h-11 rounded-sm border border-unmarked px-3 text-sm font-semibold text-muted hover:text-ink aria-[current]:border-control aria-[current]:bg-raised aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
