import { classNames } from '../class-names.ts';

/** What a person wrote: in the direction of its language, with its line breaks. */
export const Written = ({ text, className }: { text: string | null | undefined; className?: string | undefined }) => (
  <p dir="auto" className={classNames('text-start whitespace-pre-line', className)}>
    {text}
  </p>
);
