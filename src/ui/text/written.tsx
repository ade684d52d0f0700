import { classNames } from '../class-names.ts';
import { inLanguage } from './in-language.ts';

interface WrittenProps {
  text: string | null | undefined;
  /** Left out if it isn't known. */
  language?: string | null | undefined;
  className?: string | undefined;
}

/** What a person wrote: in the direction of its language, with its line breaks. */
export const Written = ({ text, language, className }: WrittenProps) => (
  <p {...inLanguage(language)} className={classNames('text-start whitespace-pre-line', className)}>
    {text}
  </p>
);
