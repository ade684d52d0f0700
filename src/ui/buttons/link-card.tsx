import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ContourCover } from '../drawn/contour-cover.tsx';
import { TitleLink } from './title-link.tsx';

export interface LinkCardProps {
  to: string;
  title: string;
  /** Of the title, if it's known. */
  language?: string | null | undefined;
  /** The cover's seed without a picture. */
  coverId: string;
  coverColors?: readonly string[] | undefined;
  image?: string | undefined;
  /** Above the title, e.g. badges or a date. */
  meta?: ReactNode;
  children?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

/** The title's link covers the whole card. */
export function LinkCard(props: LinkCardProps) {
  const { to, title, language, coverId, coverColors, image, meta, children, level = 3, className } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={classNames(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-e-lg border border-line bg-raised shadow-raised',
        'transition-[border-color,translate] hover:-translate-y-0.5 hover:border-control has-focus-visible:border-control',
        className,
      )}
    >
      {image ? (
        <img src={image} alt="" loading="lazy" decoding="async" className="aspect-[16/10] w-full object-cover" />
      ) : (
        <ContourCover id={coverId} colors={coverColors} />
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        {meta && <div className="flex flex-wrap items-center gap-2 text-sm text-muted">{meta}</div>}
        <Heading className="text-xl">
          <TitleLink to={to} title={title} language={language} coversCard className="line-clamp-3" />
        </Heading>
        {children && <div className="flex flex-1 flex-col text-muted">{children}</div>}
      </div>
    </article>
  );
}
