/**
 * The community's own look: its colours, and its mark in tabs and on home screens. The colours are a style of the
 * document, since the page's styles derive every colour from two hues: nothing is loaded for them, and nothing is drawn
 * in other colours first.
 */
import { hash } from 'node:crypto';
import type { Colours, CommunityMark } from '#generated/types.gen.ts';
import { iconAddress, isIcon, lookAddress, MARK_STYLE, smallMarkAddress } from '../../../shared/look-addresses.ts';

/** Null for what is the page's own. */
export interface Look {
  colours: Colours | null;
  mark: CommunityMark | null;
}

export function withStyle(html: string, look: Look): string {
  const style = styleOf(look);
  return style === '' ? html : html.replace('</head>', () => `  <style>${style}</style>\n  </head>`);
}

/** What the policy has to allow for it. */
export function hashesOfStyle(look: Look): string[] {
  const style = styleOf(look);
  return style === '' ? [] : [hash('sha256', style, 'base64')];
}

export function withIcons(html: string, { mark }: Look): string {
  if (!mark) return html;
  const { light, dark } = mark;
  const links =
    dark === null
      ? [iconLink(light)]
      : // A browser that doesn't choose by the scheme takes the last one.
        [iconLink(dark, 'dark'), iconLink(light, 'light')];
  return html
    .replace(ICON, () => links.join('\n    '))
    .replace(/href="\/icon-180\.png"/, `href="${iconAddress(light, '180.png')}"`);
}

const ICON = /<link rel="icon"[^>]*>/;

function iconLink(file: string, scheme?: 'light' | 'dark'): string {
  const media = scheme ? ` media="(prefers-color-scheme: ${scheme})"` : '';
  return file.endsWith('.svg')
    ? `<link rel="icon" href="${lookAddress(file)}" type="image/svg+xml"${media} />`
    : `<link rel="icon" href="${iconAddress(file, '32.png')}" type="image/png" sizes="32x32"${media} />`;
}

/** What takes the place of a file of the page, which home screens and notifications know by its address; null if it stays. */
export const standInFor = (name: string, { mark }: Look): string | null => {
  const icon = name.replace(/^icon-/, '');
  if (!mark) return null;
  if (name === 'favicon.svg') return smallMarkAddress(mark.light);
  return isIcon(icon) && name !== icon ? iconAddress(mark.light, icon) : null;
};

const styleOf = ({ colours, mark }: Look): string =>
  (colours ? `:root{--hue-main:${colours.main};--hue-accent:${colours.accent}}` : '') + (mark ? MARK_STYLE : '');
