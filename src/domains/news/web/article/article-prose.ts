/** Styles of an article's text, shared by reader and editor. */
import { classNames } from '#ui/class-names.ts';

export const ARTICLE_PROSE = classNames(
  'max-w-prose text-start text-lg leading-8 break-words [&>*+*]:mt-6',
  // Headings are closer to the text below than to the text above.
  '[&_h2]:text-2xl [&>*+h2]:mt-12 [&_h3]:text-xl [&>*+h3]:mt-10 [&_h4]:text-lg [&_h4]:font-semibold',
  '[&_h2+*]:mt-3 [&_h3+*]:mt-2 [&_h4+*]:mt-1',
  '[&_a]:text-link [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:ps-6 [&_ol]:ps-6 [&_li+li]:mt-2 [&_li]:marker:text-muted',
  '[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_strong]:font-semibold',
  '[&_blockquote]:my-10 [&_blockquote]:border-s-4 [&_blockquote]:border-action [&_blockquote]:ps-6',
  '[&_blockquote]:font-display [&_blockquote]:text-2xl [&_blockquote]:leading-snug [&_blockquote]:text-balance',
  '[&_blockquote>*+*]:mt-3',
  // A caption has a line at its start.
  '[&_figure]:my-10 [&_img]:h-auto [&_img]:w-full [&_img]:rounded-e-lg [&_img]:bg-sunken',
  '[&_figcaption]:mt-3 [&_figcaption]:border-s-2 [&_figcaption]:border-control [&_figcaption]:ps-3',
  '[&_figcaption]:text-sm [&_figcaption]:text-muted [&_figcaption:empty]:hidden',
);

/**
 * Styles of elements that extend beyond the text column, and of the drop cap, which scripts with joined letters, such
 * as Arabic, don't have.
 */
export const ARTICLE_DISPLAY = classNames(
  'lg:[&_blockquote]:-ms-16 lg:[&_blockquote]:ps-[3.75rem] lg:[&_blockquote]:text-3xl',
  // A container query checks the space beside the text, whatever else is in the window.
  '@[46rem]:[&_figure]:-me-24 [&>p:first-child]:flow-root',
  '[&:dir(ltr)>p:first-child]:first-letter:float-start [&:dir(ltr)>p:first-child]:first-letter:mt-1.5 [&:dir(ltr)>p:first-child]:first-letter:me-3',
  '[&:dir(ltr)>p:first-child]:first-letter:font-display [&:dir(ltr)>p:first-child]:first-letter:font-semibold',
  '[&:dir(ltr)>p:first-child]:first-letter:text-[5.25rem] [&:dir(ltr)>p:first-child]:first-letter:leading-[0.78]',
);
