/** The content of a page's preview picture, which messengers show beside its link. */
import { hash } from 'node:crypto';
import { type Language, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { LANGUAGE_PARAMETER } from '../../shared/language-cookie.ts';

export interface PreviewCard {
  /** The kind of thing, such as “Scholarship”. */
  kind: string;
  title: string;
  /** Who did or offers it. */
  by: string | null;
  /** The first three that aren’t 0 are shown. */
  numbers: readonly PreviewNumber[];
  /** The same seed always draws the same contours. */
  seed: string;
  /** The colours of its contours, in hexadecimal as in CSS; empty for the product’s own. */
  colors: readonly string[];
  /** The path of a picture shown instead of contours. */
  photo: string | null;
  /** The path of the community's own mark. Left out, it's ours. */
  mark?: string;
}

export interface PreviewNumber {
  value: number;
  /** With its figure as an element: “<figure>1.5k</figure> trees”. */
  text: string;
}

export const PREVIEW_SIZE = { width: 1200, height: 630 };

const HOME = '/home';

/** A new address for each look, because messengers keep the picture of an address for weeks. */
export const previewAddress = (path: string, card: PreviewCard, language: Language = SOURCE_LANGUAGE): string =>
  `/previews${path === '/' ? HOME : path}.jpg?v=${lookOf(card)}${language === SOURCE_LANGUAGE ? '' : `&${LANGUAGE_PARAMETER}=${language}`}`;

/** @returns the path of the page whose picture has this address. */
export function pageOfPreview(address: string): string {
  const path = address.replace(/^\/previews/, '').replace(/\.jpg$/, '');
  return path === HOME ? '/' : path;
}

/** A hash that is the same for cards that look the same. */
export const lookOf = (card: PreviewCard): string => hash('sha256', JSON.stringify(card), 'base64url').slice(0, 16);
