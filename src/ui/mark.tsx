import { markLines } from './swell.ts';

export interface MarkProps {
  /** The product's name, if it isn't beside the mark; without it the mark is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Drawn in the text colour. Sized by class, `size-8` by default. */
export function Mark({ label, className = 'size-8' }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {markLines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
