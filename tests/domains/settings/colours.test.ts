import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findColourFault, STANDARD_COLOURS } from '#domains/settings/colours.ts';

const THEME = readFileSync(new URL('../../../src/ui/theme.css', import.meta.url), 'utf8');
const HUES = Array.from({ length: 360 }, (_, hue) => hue);
/** Text and its ground, and what WCAG wants of them. */
const PAIRS: [string, string, number][] = [
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['action-ink', 'action-wash', 4.5],
  ['link', 'page', 4.5],
  ['link', 'sunken', 4.5],
  ['link', 'selected', 4.5],
  ['ink', 'selected', 4.5],
  ['muted', 'selected', 4.5],
  ['on-accent', 'accent', 4.5],
  ['accent-ink', 'accent-wash', 4.5],
  ['accent-ink', 'sunken', 4.5],
  ['focus', 'page', 3],
];

describe('the colours of a community', () => {
  it.each(PAIRS)('%s on %s has its contrast at every hue, in both themes', (text, ground, least) => {
    const lowest = ([0, 1] as const).flatMap((theme) =>
      HUES.map((hue) => contrast(colourOf(text, theme, hue), colourOf(ground, theme, hue))),
    );
    expect(lowest).toHaveLength(720);
    expect(Math.min(...lowest)).toBeGreaterThanOrEqual(least);
  });

  it('are those of the styles unless admins choose others', () => {
    expect(THEME).toContain(`--hue-main: ${STANDARD_COLOURS.main};`);
    expect(THEME).toContain(`--hue-accent: ${STANDARD_COLOURS.accent};`);
    expect(findColourFault(STANDARD_COLOURS)).toBeNull();
  });

  it('are told from deleting and from each other, also across the circle’s end', () => {
    expect(findColourFault({ main: 49, accent: 155 })).toBe('danger');
    expect(findColourFault({ main: 50, accent: 155 })).toBeNull();
    expect(findColourFault({ main: 355, accent: 20 })).toBe('alike');
    expect(findColourFault({ main: 355, accent: 35 })).toBeNull();
  });
});

type Colour = [lightness: number, chroma: number, hue: number];

/** Reads a colour of the theme, whose names may lead to others. @param theme 0 for light, 1 for dark. */
function colourOf(name: string, theme: 0 | 1, hue: number): Colour {
  const value = new RegExp(`--color-${name}: (.+);`).exec(THEME)?.[1] ?? '';
  const both = /^light-dark\((.+\)), (.+\))\)$/.exec(value);
  const own = both?.[theme + 1] ?? value;
  const other = /^var\(--color-(.+)\)$/.exec(own)?.[1];
  if (other) return colourOf(other, theme, hue);
  const parts = /^oklch\(([\d.]+) ([\d.]+) (.+)\)$/.exec(own);
  if (!parts) throw new Error(`--color-${name} is ${own}`);
  const angle = parts[3]?.startsWith('var(--hue-') ? hue : Number(parts[3]);
  return [Number(parts[1]), Number(parts[2]), angle];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Of OKLCH by https://bottosson.github.io/posts/oklab/, cut to what sRGB has. */
function luminance([lightness, chroma, hue]: Colour): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
