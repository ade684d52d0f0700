import { markLines } from '../shared/swell.ts';

const DELAYS = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'];

/** A spinner from the mark's three lines, laid over a label. */
export function PendingLines() {
  return (
    <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
      <svg
        viewBox="0 0 32 32"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        role="presentation"
      >
        {markLines.map((line, index) => (
          <path key={line} d={line} strokeLinecap="round" className={`animate-swell ${DELAYS[index]}`} />
        ))}
      </svg>
    </span>
  );
}
