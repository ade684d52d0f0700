/**
 * Makes a mark of an SVG that anyone may have drawn: shapes and paint, and nothing that runs, loads or is text. What
 * nobody would see is left out. Whatever would be seen or run and can't stay is refused, so that no mark is stored that
 * looks different from its file.
 */
import sanitizeHtml from 'sanitize-html';

type SvgFault = 'unreadable' | 'entities' | 'size' | 'part' | 'handler' | 'reference' | 'complex';

export class SvgError extends Error {
  override name = 'SvgError';
  readonly fault: SvgFault;
  /** The element, attribute or property; empty for other faults. */
  readonly part: string;

  constructor(fault: SvgFault, part = '') {
    super(`${fault} ${part}`);
    this.fault = fault;
    this.part = part.slice(0, 40);
  }
}

/** The longer side, so that a picture made of it has a known size. */
export const SVG_SIDE = 512;
const MAX_ELEMENTS = 1_000;
const MAX_DEPTH = 32;
/** Everything that is cut out by another shape draws that one again. */
const MAX_CUT = 32;
/** Anything longer would be a thin line in the square where a mark is shown. */
export const MAX_RATIO = 4;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const GRADIENTS = ['linearGradient', 'radialGradient'];
const CUTTERS = ['clipPath', 'mask'];
const KEPT = ['svg', 'g', 'defs', 'stop', ...CUTTERS, ...GRADIENTS, ...SHAPES];
/** They aren't drawn. What editors note has a prefix, such as `sodipodi:namedview`. */
const UNSEEN = /^(title|desc|metadata|[\w.-]+:[\w.-]+)$/;

const PAINT = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'opacity', 'color', 'clip-path', 'clip-rule', 'mask'],
  ...['mask-type', 'stop-color', 'stop-opacity', 'display', 'visibility', 'paint-order'],
];
/** They change what is drawn, and aren't kept. A dash that is small enough takes for ever to draw. */
const REFUSED = ['stroke-dasharray', 'filter', 'mix-blend-mode'];
const GEOMETRY = [
  ...[
    'd',
    'points',
    'x',
    'y',
    'width',
    'height',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x1',
    'y1',
    'x2',
    'y2',
    'fx',
    'fy',
    'fr',
  ],
  ...['transform', 'offset', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits'],
  'maskContentUnits',
];

const ID = /^[\w-]+$/;
const HANDLER = /^on/i;
const LOCAL_ADDRESS = /^#[\w-]+$/;
const LOCAL_URL = /url\(\s*(["']?)#([\w-]+)\1\s*\)/g;
/** Numbers, names, colours and functions of these. Without quotes, colons and backslashes, nothing can be an address. */
const VALUE = /^[\w\s.,%#()+-]*$/;
const ADDRESS = /url|image|src|import/i;

/** @throws {SvgError} */
export function cleanSvg(svg: string): string {
  if (/<!ENTITY/i.test(svg)) throw new SvgError('entities');
  const open: string[] = [];
  let elements = 0;
  let cut = 0;
  const attribsOf = (name: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes => {
    if (UNSEEN.test(name)) return {};
    const isFirst = elements === 1;
    if (isFirst ? name !== 'svg' : open.length === 1) throw new SvgError('unreadable');
    if (!KEPT.includes(name) || (name === 'svg' && !isFirst)) throw new SvgError('part', `<${name}>`);
    const attribs = kept(name, given);
    if ('mask' in attribs || 'clip-path' in attribs) {
      cut += 1;
      if (cut > MAX_CUT || open.some((one) => CUTTERS.includes(one))) throw new SvgError('complex');
    }
    return isFirst ? { ...rootAttributes(given), ...attribs } : attribs;
  };
  const clean = sanitizeHtml(svg, {
    allowedTags: KEPT,
    allowedAttributes: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    textFilter: () => '',
    onOpenTag: (name) => {
      open.push(name);
      elements += 1;
      if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS) throw new SvgError('complex');
    },
    onCloseTag: () => {
      open.pop();
    },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: attribsOf(tagName, attribs) }) },
  });
  if (!clean.startsWith('<svg ')) throw new SvgError('unreadable');
  return clean;
}

function rootAttributes({ viewBox, width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const box =
    viewBox === undefined
      ? [0, 0, lengthOf(width), lengthOf(height)]
      : viewBox
          .trim()
          .split(/[\s,]+/)
          .map(Number);
  const [x = Number.NaN, y = Number.NaN, across = Number.NaN, down = Number.NaN] = box;
  const ratio = across / down;
  const isPlain = [x, y, ratio].every(Number.isFinite) && across > 0 && down > 0;
  if (!isPlain || ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) throw new SvgError('size');
  const scale = SVG_SIDE / Math.max(across, down);
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [x, y, across, down].join(' '),
    width: String(Math.round(across * scale)),
    height: String(Math.round(down * scale)),
  };
}

/** Percentages are of nothing here. */
const lengthOf = (text = ''): number => (/^[\d.]+(px)?$/.test(text.trim()) ? Number.parseFloat(text) : Number.NaN);

function kept(name: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const made: sanitizeHtml.Attributes = {};
  for (const [attribute, value] of Object.entries(given)) {
    if (HANDLER.test(attribute)) throw new SvgError('handler', attribute);
    if (REFUSED.includes(attribute) && value !== 'none') throw new SvgError('part', attribute);
    if (attribute === 'id' && ID.test(value)) made['id'] = value;
    if (attribute === 'href' || attribute === 'xlink:href') made['href'] = localAddress(name, attribute, value);
    // The root has its own size.
    if (PAINT.includes(attribute) || (name !== 'svg' && GEOMETRY.includes(attribute))) {
      made[attribute] = plainValue(attribute, value);
    }
  }
  return { ...made, ...paintOfStyle(given['style'] ?? '') };
}

function localAddress(name: string, attribute: string, value: string): string {
  if (!GRADIENTS.includes(name) || !LOCAL_ADDRESS.test(value.trim())) throw new SvgError('reference', attribute);
  return value.trim();
}

/** A style's paint as attributes, which mean the same. Other properties are those of text, or of an editor. */
function paintOfStyle(style: string): sanitizeHtml.Attributes {
  const made: sanitizeHtml.Attributes = {};
  for (const declaration of style.split(';')) {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    const paint = value.trim().replace(/\s*!important$/, '');
    if ([...REFUSED, 'transform'].includes(property) && paint !== 'none') throw new SvgError('part', property);
    // Editors repeat a colour for wide gamuts, which isn't drawn everywhere.
    if (PAINT.includes(property) && !/\bcolor\(/.test(paint)) made[property] = plainValue(property, paint);
  }
  return made;
}

function plainValue(attribute: string, value: string): string {
  const plain = value.replace(LOCAL_URL, '');
  if (!VALUE.test(plain) || ADDRESS.test(plain)) throw new SvgError('reference', attribute);
  return value.replace(LOCAL_URL, 'url(#$2)');
}
