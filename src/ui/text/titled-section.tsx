import type { ReactNode } from 'react';

interface TitledSectionProps {
  /** The heading's, which names the section. */
  id: string;
  title: ReactNode;
  level?: 2 | 3;
  size?: keyof typeof SIZES;
  className?: string | undefined;
  children: ReactNode;
}

const SIZES = { lg: 'text-lg', xl: 'text-xl', '2xl': 'text-2xl', '3xl': 'text-3xl' } as const;

/** A section that screen readers announce by its heading. */
export function TitledSection({ id, title, level = 2, size = 'xl', className, children }: TitledSectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={SIZES[size]}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
