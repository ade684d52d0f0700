/**
 * Finds left and right where a page would not mirror for languages that are written from right to left. Sides are named
 * after the start and the end of a line (`ms-4`, `inset-e-0`, `margin-inline-start`); where CSS has no such name, both
 * directions are written (`ltr:translate-x-5 rtl:-translate-x-5`).
 */

/** Files whose left and right are the same in every language, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/domains/impacts/web/map/map-point.tsx': 'East is on the right of every map.',
  'src/ui/map/at-spot.tsx': 'East is on the right of every map.',
  'src/ui/map/land-layer.tsx': 'East is on the right of every map.',
  'src/ui/map/use-map-gestures.ts': 'The arrow keys move a map, whichever way its texts are read.',
  'src/platform/browser/map/area-frame.tsx': 'East is on the right of every map.',
  'src/inspector/drawing/use-viewport.ts': 'The arrow keys move a drawing, whichever way its texts are read.',
  'src/inspector/slides/slides-html.ts': 'Its script is in a file of its own, and reads the direction itself.',
  'src/ui/text/direction.ts': 'Says what the arrow keys mean.',
  'src/cli/checks/physical-sides.ts': 'Names what it looks for.',
};

const SIZE = String.raw`(?:\d[\d.]*(?:/\d+)?|px|auto|full|\[.+\]|\(.+\))`;
const UTILITY = new RegExp(
  `^-?(?:${[
    `(?:scroll-)?[mp][lr]-${SIZE}`,
    `(?:left|right)-${SIZE}`,
    `translate-x-${SIZE}`,
    'border-[lr](?:-.+)?',
    'rounded-(?:[lr]|[tb][lr])(?:-.+)?',
    '(?:text|float|clear)-(?:left|right)',
    '(?:origin|object|bg)-(?:(?:top|bottom)-)?(?:left|right)(?:-.+)?',
    'bg-(?:linear|gradient)-to-[tb]?[lr]',
    'space-x-reverse',
  ].join('|')})!?$`,
);
/** Together, these two centre an element, which isn't on either side. */
const CENTRED = new Set(['left-1/2', '-translate-x-1/2']);

const PROPERTY = /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?\s*:/;
const CORNER = /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/;
const STYLE =
  /\bstyle=\{\{.*\b(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)\s*:/;
const IN_STYLESHEET =
  /(?<![\w-])(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|\bto (?:left|right)\b/;
const KEY = /['"]?Arrow(?:Left|Right)['"]?\b(?!Icon)/;

/** @returns a message for each finding, with its path and line. */
export function findPhysicalSides(path: string, text: string): string[] {
  if (path in EXCEPTIONS) return [];
  return text
    .split('\n')
    .flatMap((line, index) => sidesIn(path, line).map((side) => `${path}:${index + 1}: ${side}\n    ${line.trim()}`));
}

function sidesIn(path: string, line: string): string[] {
  const found = path.endsWith('.css') ? [IN_STYLESHEET] : [STYLE];
  const properties = [PROPERTY, CORNER, ...found].flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
  const messages = [...utilitiesIn(line), ...properties].map(
    (side) => `“${side}” doesn’t mirror: name the side from the beginning or the end of a line, or both directions`,
  );
  return KEY.test(line)
    ? [...messages, 'Ask `stepOfArrow` of src/ui/text/direction.ts what a sideways arrow key means']
    : messages;
}

function utilitiesIn(line: string): string[] {
  const words = line.split(/[\s"'`]+/);
  const isCentred = [...CENTRED].every((utility) => words.some((word) => word.split(':').at(-1) === utility));
  return words.filter((word) => {
    const [utility = '', ...variants] = word.split(/:(?![^[(]*[\])])/).toReversed();
    if (variants.some((variant) => variant === 'ltr' || variant === 'rtl')) return false;
    return UTILITY.test(utility) && !(isCentred && CENTRED.has(utility));
  });
}
