/** The HTML allowed in an article, enforced again in the browser. */
import type { CleanRules } from '#platform/browser/forms/clean-html.ts';

export const ARTICLE_RULES: CleanRules = {
  tags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'code'],
    ...['figure', 'figcaption', 'img'],
  ],
  attributes: ['href', 'rel', 'src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  links: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i,
  pictures: /^\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9]\d{0,4}\.webp(?:\?[\w=&-]*)?$/,
};

export function mediaIdIn(address: string): string | null {
  return ARTICLE_RULES.pictures.test(address) ? (address.split('/')[2] ?? null) : null;
}

/** The unsigned address in saved text; the server replaces it for each reader. */
export const plainAddressOf = (mediaId: string): string => `/media/${mediaId}/960.webp`;
