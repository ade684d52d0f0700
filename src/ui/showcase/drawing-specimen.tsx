import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Avatar } from '../drawn/avatar.tsx';
import { ContourCover } from '../drawn/contour-cover.tsx';
import { ContourProgress } from '../drawn/contour-progress.tsx';
import { Mark } from '../feedback/mark.tsx';
import { SectionBreak } from '../text/section-break.tsx';
import { State } from './specimen.tsx';

const COVERS = [
  { id: 'river-7a1f', goals: [6, 14] },
  { id: 'orchard-02c9', goals: [2, 15] },
  { id: 'lantern-91', goals: [7] },
  { id: 'school-44e0', goals: [4] },
  { id: 'coast-b3', goals: [13, 11, 17] },
  { id: 'no-colour-d8', goals: [] },
];

export function DrawingSpecimen() {
  const [value, setValue] = useState(40);
  return (
    <>
      <State name="Mark">
        <div className="flex flex-wrap items-end gap-8 text-action">
          <Mark className="size-24" />
          <Mark className="size-12" />
          <Mark className="size-6" />
          <span className="flex items-center gap-3 text-ink">
            <Mark className="size-10 text-action" />
            <span className="font-display text-2xl font-semibold tracking-[-0.02em]">Wordmark</span>
          </span>
        </div>
      </State>
      <State name="Contour covers: the same id draws the same cover">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {COVERS.map(({ id, goals }) => (
            <li key={id}>
              <ContourCover id={id} colors={goals.map((goal) => `var(--color-goal-${goal})`)} />
              <p className="mt-1 text-xs text-muted">{id}</p>
            </li>
          ))}
        </ul>
      </State>
      <State name="Progress">
        <ContourProgress label="Sample progress" value={value} className="h-28" />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" onClick={() => setValue(Math.min(100, value + 15))}>
            Raise
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setValue(0)}>
            Reset
          </Button>
          <span className="text-sm text-muted tabular-nums">{value} of 100</span>
        </div>
        <ContourProgress
          label="Small progress"
          value={4}
          max={5}
          valueText="4 of 5 steps"
          className="mt-4 h-6 max-w-60"
        />
      </State>
      <State name="Section break">
        <SectionBreak className="my-0" />
      </State>
      <State name="Avatars">
        <div className="flex items-end gap-4">
          <Avatar name="Ada Okafor" size="lg" />
          <Avatar name="Élodie van der Berg" />
          <Avatar name="Ming" size="sm" />
        </div>
      </State>
    </>
  );
}
