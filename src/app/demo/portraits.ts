/** Who of the demo community has a picture, and the pictures: busts of a few flat shapes, in front of contour lines. */
import sharp from 'sharp';
import type { DemoCommunity } from './community.ts';
import { DAY_MS, idAt } from './ids.ts';
import type { DrawnPicture } from './pictures.ts';
import { createRandom, type Random } from './random.ts';

export interface Portrait {
  id: string;
  personId: string;
  alt: string;
  seed: number;
  uploadedAt: Date;
}

const MOST_PORTRAITS = 72;
const SIDE = 320;
const WIDTHS = [96, SIDE] as const;
const BLUR_WIDTH = 16;
const FAST = { quality: 78, effort: 1 };

/** Whom visitors sign in as, and of the others those who are seen most. */
export function planPortraits(seed: number, { people }: Pick<DemoCommunity, 'people'>): Portrait[] {
  const random = createRandom(seed);
  const shown = people.filter(({ isProfileCompleted }) => isProfileCompleted);
  const hosts = shown.filter(({ canSignIn }) => canSignIn);
  const others = shown.filter(({ canSignIn, role }) => !canSignIn && role !== 'Partner');
  const seenMost = others.toSorted((a, b) => b.points - a.points).filter(() => random.chance(0.7));
  return [...hosts, ...seenMost].slice(0, MOST_PORTRAITS).map(({ id, name, lastName, joinedAt }) => {
    const uploadedAt = new Date(joinedAt.getTime() + DAY_MS / 24);
    const alt = `${name} ${lastName}, drawn in a few flat shapes`;
    return { id: idAt(random, uploadedAt), personId: id, alt, seed: random.between(1, 1_000_000), uploadedAt };
  });
}

export async function drawPortrait({ seed }: Portrait): Promise<DrawnPicture> {
  const drawing = Buffer.from(drawBust(createRandom(seed)));
  const sized = (width: number) => sharp(drawing).resize({ width });
  const files = WIDTHS.map(async (width) => ({ width, content: await sized(width).webp(FAST).toBuffer() }));
  const blur = await sized(BLUR_WIDTH).webp({ quality: 30 }).toBuffer();
  const blurDataUrl = `data:image/webp;base64,${blur.toString('base64')}`;
  return { width: SIDE, height: SIDE, blurDataUrl, files: await Promise.all(files) };
}

const GROUNDS = ['#dfe8d8', '#f3e3c2', '#efd9cf', '#d9e4e8', '#e9e5d6'];
const LINES = ['#3f7e44', '#b8862b', '#a9573b', '#3b6a80'];
const CLOTHES = ['#2f6f4f', '#c98a1b', '#a04a2f', '#35597a', '#6d4c7d', '#51613b'];
const SKINS = ['#f0c9a8', '#d9a577', '#b97f52', '#8d5a36', '#5f3b25', '#e8b896'];
const HAIRS = ['#241a14', '#4a2f1d', '#7a4a24', '#b58a4a', '#8c8a86', '#2c2320'];

function drawBust(random: Random): string {
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const line = random.pick(LINES);
  const lean = random.between(-8, 8);
  const rings = Array.from({ length: 6 }, (_, index) => {
    const radius = 70 + index * 34;
    return `<ellipse cx="${160 + lean * 2}" cy="150" rx="${radius + random.between(-6, 6)}" ry="${radius}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 320 320">
<rect width="320" height="320" fill="${random.pick(GROUNDS)}"/>
<g fill="none" stroke="${line}" stroke-opacity="0.35" stroke-width="3">${rings.join('')}</g>
${hairBehind(random, hair, lean)}
<path d="M28 332 C36 246 104 232 160 232 C216 232 284 246 292 332 Z" fill="${random.pick(CLOTHES)}"/>
<path d="M132 186 h56 v44 c0 20 -56 20 -56 0 Z" fill="${skin}"/>
<path d="M132 206 c16 16 40 16 56 0 v10 c-16 14 -40 14 -56 0 Z" fill="#000" fill-opacity="0.12"/>
<ellipse cx="${160 + lean}" cy="148" rx="56" ry="68" fill="${skin}"/>
${hairOver(random, hair, lean)}
</svg>`;
}

function hairBehind(random: Random, hair: string, lean: number): string {
  if (!random.chance(0.45)) return '';
  const length = random.between(190, 262);
  return `<path d="M${92 + lean} 150 C${88 + lean} 60 ${232 + lean} 60 ${228 + lean} 150 L236 ${length} H84 Z" fill="${hair}"/>`;
}

function hairOver(random: Random, hair: string, lean: number): string {
  const x = 160 + lean;
  const shapes = [
    `<path d="M${x - 62} 148 C${x - 70} 58 ${x + 70} 58 ${x + 62} 148 C${x + 48} 108 ${x - 20} 112 ${x - 62} 148 Z" fill="${hair}"/>`,
    `<path d="M${x - 60} 140 C${x - 66} 62 ${x + 66} 62 ${x + 60} 140 C${x + 30} 96 ${x - 30} 96 ${x - 60} 140 Z" fill="${hair}"/>`,
    `<path d="M${x - 58} 132 C${x - 58} 70 ${x + 58} 70 ${x + 58} 132 C${x + 34} 104 ${x - 34} 104 ${x - 58} 132 Z" fill="${hair}"/><circle cx="${x}" cy="72" r="24" fill="${hair}"/>`,
    `<path d="M${x - 66} 160 C${x - 78} 50 ${x + 78} 50 ${x + 66} 160 L${x + 54} 132 C${x + 20} 116 ${x - 24} 116 ${x - 54} 132 Z" fill="${hair}"/>`,
  ];
  return random.pick(shapes);
}
