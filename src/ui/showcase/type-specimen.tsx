import { Prose } from '../text/prose.tsx';
import { State } from './specimen.tsx';

const STEPS = [
  { name: 'text-5xl', sample: 'Small acts' },
  { name: 'text-4xl', sample: 'that add up to a wave' },
  { name: 'text-3xl', sample: 'that moves the ground' },
  { name: 'text-2xl', sample: 'Fraunces, optical size on' },
  { name: 'text-xl', sample: 'Ağaç dikmek, łąka, ñandú, Đồng' },
];
const FIGURES = ['1,111', '48,093', '777,040'];

export function TypeSpecimen() {
  return (
    <>
      <div className="space-y-5">
        {STEPS.map(({ name, sample }) => (
          <div key={name}>
            <p className="text-xs text-muted">{name}</p>
            <p className={`${name} font-display font-[560] tracking-[-0.015em] text-balance`}>{sample}</p>
          </div>
        ))}
      </div>
      <div className="grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <State name="Prose">
          <Prose>
            <p>
              The river came back to the park in the third spring. <em>Nobody had planned</em> for the herons, and{' '}
              <a href="#type">the count of that year</a> had to be done twice.
            </p>
            <blockquote>We measured what we could carry, and carried what we measured.</blockquote>
            <ul>
              <li>Four hundred metres of bank</li>
              <li>Eleven Saturdays</li>
            </ul>
          </Prose>
        </State>
        <State name="Tabular figures">
          <ul className="text-end text-2xl tabular-nums">
            {FIGURES.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </State>
      </div>
    </>
  );
}
