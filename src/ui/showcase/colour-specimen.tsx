import { Button } from '../buttons/button.tsx';
import { ContourProgress } from '../drawn/contour-progress.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Mark } from '../feedback/mark.tsx';
import { Notice } from '../feedback/notice.tsx';
import { State } from './specimen.tsx';

const GROUNDS = ['bg-page', 'bg-raised', 'bg-sunken', 'bg-selected'];
const PAIRS = [
  'bg-action text-on-action',
  'bg-accent text-on-accent',
  'bg-danger text-on-danger',
  'bg-action-wash text-action-ink',
  'bg-accent-wash text-accent-ink',
  'bg-danger-wash text-danger-ink',
];
const GOALS = Array.from({ length: 17 }, (_, index) => index + 1);

export function ColourSpecimen() {
  return (
    <>
      <div className="grid gap-6 xl:grid-cols-2">
        <ThemePanel theme="light" />
        <ThemePanel theme="dark" />
      </div>
      <State name="Goal colours, never behind text">
        <ul className="flex h-14 overflow-hidden rounded-e-md">
          {GOALS.map((goal) => (
            <li key={goal} className="min-w-0 flex-1" style={{ backgroundColor: `var(--color-goal-${goal})` }}>
              <span className="sr-only">{`goal-${goal}`}</span>
            </li>
          ))}
        </ul>
      </State>
    </>
  );
}

/** Always shows both themes side by side, whatever theme is chosen. */
function ThemePanel({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="space-y-6 rounded-e-lg border border-line border-s-4 border-s-action p-6">
      <p className="flex items-center gap-3 font-display text-xl font-semibold">
        <Mark className="size-9 text-action" />
        {theme === 'light' ? 'Light' : 'Dark'}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {GROUNDS.map((ground) => (
          <div key={ground} className={`${ground} border border-line p-3 text-xs`}>
            <p className="font-semibold">{ground.slice(3)}</p>
            <p className="text-muted">muted</p>
            <p className="text-link">link</p>
          </div>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {PAIRS.map((pair) => (
          <p key={pair} className={`${pair} px-3 py-2 text-xs font-semibold`}>
            {pair.split(' ')[0]?.slice(3)}
          </p>
        ))}
      </div>
      <ContourProgress label={`Sample in the ${theme} theme`} value={62} className="h-16" />
      <div className="flex flex-wrap gap-3">
        <Button>Write a report</Button>
        <Button variant="secondary">Save draft</Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>Draft</Badge>
        <Badge tone="action">Verified</Badge>
        <Badge tone="accent">In review</Badge>
        <Badge tone="danger">Declined</Badge>
      </div>
      <Notice tone="warning" title="Your session ends in two minutes">
        Your draft is saved.
      </Notice>
    </div>
  );
}
