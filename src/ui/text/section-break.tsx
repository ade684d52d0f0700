import { classNames } from '../class-names.ts';
import { SwellLines } from '../drawn/swell-lines.tsx';

/** Separates two parts of a page. */
export function SectionBreak({ className }: { className?: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> can hold no drawing. biome-ignore lint/a11y/useFocusableInteractive: it divides, nothing moves it.
    <div role="separator" className={classNames('my-12 text-action', className)}>
      <SwellLines />
    </div>
  );
}
