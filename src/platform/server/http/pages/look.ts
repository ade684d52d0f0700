/**
 * The community's own colours. They are a style of the document, since the page's styles derive every colour from two
 * hues: nothing is loaded for them, and nothing is drawn in other colours first.
 */
import { hash } from 'node:crypto';
import type { Colours } from '#generated/types.gen.ts';

/** @param colours null for the page's own. */
export const withColours = (html: string, colours: Colours | null): string =>
  colours ? html.replace('</head>', () => `  <style>${styleOf(colours)}</style>\n  </head>`) : html;

/** What the policy has to allow for them. */
export const hashesOfColours = (colours: Colours | null): string[] =>
  colours ? [hash('sha256', styleOf(colours), 'base64')] : [];

const styleOf = ({ main, accent }: Colours): string => `:root{--hue-main:${main};--hue-accent:${accent}}`;
