/** Converts a drawing to an SVG file that looks the same without the page's styles. */

export interface StandaloneSvg {
  text: string;
  width: number;
  height: number;
}

const LOOK = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'direction',
] as const;
/** The product's typeface if installed, otherwise a similar one. */
const FONT = "Figtree, 'Figtree Variable', Vazirmatn, 'Vazirmatn Variable', system-ui, sans-serif";
const MARGIN = 24;

export function standaloneSvg(sheet: SVGGElement): StandaloneSvg {
  const { x, y, width, height } = sheet.getBBox();
  const copy = copyOf(sheet);
  copy.removeAttribute('transform');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const size = { width: Math.ceil(width + 2 * MARGIN), height: Math.ceil(height + 2 * MARGIN) };
  const from = { x: Math.floor(x - MARGIN), y: Math.floor(y - MARGIN) };
  svg.setAttribute('viewBox', `${from.x} ${from.y} ${size.width} ${size.height}`);
  svg.setAttribute('width', String(size.width));
  svg.setAttribute('height', String(size.height));
  svg.setAttribute('font-family', FONT);
  svg.setAttribute('lang', document.documentElement.lang);
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ ...from, ...size, fill: colour(pageColour()) })) {
    ground.setAttribute(name, String(value));
  }
  svg.append(ground, copy);
  return { text: new XMLSerializer().serializeToString(svg), ...size };
}

function copyOf(element: SVGElement): SVGElement {
  const copy = document.createElementNS('http://www.w3.org/2000/svg', element.tagName);
  for (const { name, value } of element.attributes) if (KEPT.has(name)) copy.setAttribute(name, value);
  const style = getComputedStyle(element);
  for (const name of LOOK) {
    const value = style.getPropertyValue(name);
    if (value !== '' && !DEFAULTS.has(`${name}:${value}`))
      copy.setAttribute(name, isColour(name) ? colour(value) : value);
  }
  for (const child of element.childNodes) {
    if (child instanceof SVGElement) copy.append(copyOf(child));
    else if (child instanceof Text) copy.append(child.data);
  }
  return copy;
}

const GEOMETRY = ['d', 'x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'transform'];
/** Attributes kept for developers who open the file, and for screen readers. */
const NAMES = ['data-state', 'data-transition', 'lang'];
const KEPT: ReadonlySet<string> = new Set([...GEOMETRY, ...NAMES]);
const DEFAULTS = new Set([
  'stroke:none',
  'opacity:1',
  'stroke-dasharray:none',
  'stroke-linecap:butt',
  'text-anchor:start',
  'direction:ltr',
]);
const isColour = (name: string): boolean => name === 'fill' || name === 'stroke';
const pageColour = (): string => getComputedStyle(document.body).backgroundColor;

/** Other programs don't support `oklch()`, so the browser converts colours to RGB. */
function colour(value: string): string {
  if (value === 'none') return value;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = value;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${alpha / 255})`;
}

const pixel = pixelOf(document.createElement('canvas'));

function pixelOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  return context;
}
