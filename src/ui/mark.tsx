import { markLines } from './swell.ts';

export interface MarkProps {
  /** Names the product where no word stands beside the mark; without it the mark is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Takes the colour of the text around it. Size it by class: `size-8` unless told. */
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
