/**
 * Sanitises HTML that people wrote before it is shown: anything not on the allow list is removed, even if the server let
 * it through. Loaded with the pages that need it, not with the first one.
 */
import DOMPurify, { type Config } from 'dompurify';
import { sanitizerPolicy } from '../page/trusted-types.ts';

export interface CleanRules {
  tags: readonly string[];
  /** Allowed on any element. */
  attributes: readonly string[];
  /** Where links may lead. */
  links: RegExp;
  /** Which addresses of pictures are allowed; each one in a `srcset` has to match by itself. */
  pictures: RegExp;
  /** An attribute that may name a picture instead of its address. */
  pictureName?: string;
}

export function cleanHtml(html: string, rules: CleanRules): DocumentFragment {
  const policy = sanitizerPolicy();
  const config: Config & { RETURN_DOM_FRAGMENT: true } = {
    ALLOWED_TAGS: [...rules.tags],
    ALLOWED_ATTR: [...rules.attributes],
    ALLOWED_URI_REGEXP: rules.links,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  };
  // Null for a frameset document, which has no body.
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html, config);
  if (!fragment) return document.createDocumentFragment();
  for (const picture of fragment.querySelectorAll('img')) {
    if (!isShowable(picture, rules)) picture.remove();
  }
  return fragment;
}

function isShowable(picture: HTMLImageElement, { pictures, pictureName }: CleanRules): boolean {
  const set = picture.getAttribute('srcset')?.split(',') ?? [];
  const addresses = [picture.getAttribute('src') ?? [], set.map((one) => one.trim().split(/\s+/)[0] ?? '')].flat();
  const isNamed = pictureName !== undefined && picture.hasAttribute(pictureName);
  return (isNamed || addresses.length > 0) && addresses.every((address) => pictures.test(address));
}
