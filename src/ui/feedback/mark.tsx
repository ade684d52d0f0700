import { markLines } from '../shared/swell.ts';

/** Decorative: the product's name is beside it. Drawn in the text colour. */
export function Mark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {markLines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
