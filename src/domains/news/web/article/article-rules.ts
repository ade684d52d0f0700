/** What an article may be made of, as the page that shows it holds it: the server has held the same when it was written. */
import type { CleanRules } from '../../../../platform/browser/clean-html.ts';

export const ARTICLE_RULES: CleanRules = {
  tags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'code'],
    ...['figure', 'figcaption', 'img'],
  ],
  attributes: ['href', 'rel', 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  links: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i,
  pictures: /^\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9]\d{0,4}\.webp(?:\?[\w=&-]*)?$/,
};

/** The id in the address of one of our own pictures. */
export function mediaIdIn(address: string): string | null {
  return ARTICLE_RULES.pictures.test(address) ? (address.split('/')[2] ?? null) : null;
}

/** How a text names a picture, whoever reads it: the server puts in what the reader needs. */
export const plainAddressOf = (mediaId: string): string => `/media/${mediaId}/960.webp`;
