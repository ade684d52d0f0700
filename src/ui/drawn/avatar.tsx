import { classNames } from '../class-names.ts';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

const SIZES = { sm: 'size-8 text-xs', md: 'size-11 text-base', lg: 'size-24 text-2xl' };

/** Decorative: the name is always beside it. Falls back to initials. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const shape = classNames('shrink-0 rounded-full border border-line bg-action-wash', SIZES[size], className);
  if (src)
    return <img src={src} alt="" className={classNames(shape, 'object-cover')} loading="lazy" decoding="async" />;
  return (
    <span
      aria-hidden="true"
      className={classNames(shape, 'grid place-items-center font-display font-semibold text-action-ink')}
    >
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and last word, by code point. Kept apart, since Arabic letters would join into a word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('\u200c');
}
