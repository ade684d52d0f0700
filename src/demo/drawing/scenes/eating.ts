/** Scenes of cooking, sharing and eating together. */
import { drawBunting, drawCounter, drawJars, drawRoom } from '../indoors.ts';
import { drawOutdoors } from '../outdoors.ts';
import { drawTree } from '../plants.ts';
import { at, circle, darker, ellipse, polygon, polyline, rect } from '../svg.ts';
import { bowl, cake, crate, GREENS, pot, steam } from '../tools.ts';
import { drawBackgroundPeople, inWords, type Painter } from './scene.ts';

const apron = (colour: string) =>
  polygon(
    [
      [-6, -64],
      [6, -64],
      [8, -48],
      [9, -24],
      [-9, -24],
      [-8, -48],
    ],
    colour,
    2,
  );
const ladle =
  polyline(
    [
      [7, -52],
      [4, -34],
    ],
    '#8f9aa3',
    2,
  ) + ellipse(4, -33, 3.6, 2.4, '#8f9aa3');

export const kitchen: Painter = (stage) => {
  const { left } = stage;
  return {
    parts: [
      drawRoom(stage, [stage.right - 40]),
      ...[-108, -86].map((y) => drawJars(stage, { x: left + 12, y, width: 78 })),
      stage.person('work', -54, { y: 2, over: apron('#f4ead2'), held: ladle }),
      stage.person('work', 6, { y: 2, over: apron('#e9a23b') }),
      stage.person('hold', 62, { y: 2, isFlipped: true, over: apron('#f4ead2') }),
      drawCounter(left + 4, stage.right - left - 8, '#8fa9a6', 32),
      at(-48, -35, pot()),
      at(-48, -58, steam),
      at(
        6,
        -35,
        rect(-14, -2.4, 28, 3, '#c39762', 1) +
          [-8, -2, 4, 9].map((x, index) => circle(x, -5, 3, GREENS[index] ?? '#6d9a44')).join(''),
      ),
      at(44, -35, pot('#c8573f'), { scale: 0.85 }),
      at(44, -55, steam, { scale: 0.8 }),
    ],
    alt: 'three people in aprons cooking soup in large pots and cutting vegetables',
  };
};

export const foodBoxes: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['walk', 'stand'], 0.9);
  const { random } = stage;
  const full = crate(GREENS);
  const bread = crate(['#d9a866', '#c98f4a', '#e0b878']);
  return {
    parts: [
      drawOutdoors(stage, 'town'),
      ...others.parts,
      drawAwning(-88, 96, random.pick(['#d8573f', '#2f7464', '#2f5f86'])),
      stage.person('work', -60, { y: -6 }),
      drawCounter(-88, 96, '#c39762', 30),
      ...[-68, -38, -8].map((x, index) => at(x, -32, index === 1 ? bread : full, { scale: 0.86 })),
      stage.person('carry', 34, { y: 3, held: at(25, -46, full, { scale: 0.95 }) }),
      stage.person('hold', 92, { y: 5, isFlipped: true, held: at(24, -46, bread, { scale: 0.85 }) }),
      at(6, 11, full),
    ],
    alt: `${inWords(3 + others.total)} people at a market stall; two carry boxes of vegetables and bread`,
  };
};

function drawAwning(x: number, width: number, colour: string): string {
  const stripe = width / 8;
  const stripes = Array.from({ length: 8 }, (_, index) =>
    polygon(
      [
        [x + index * stripe, -112],
        [x + (index + 1) * stripe, -112],
        [x + (index + 1) * stripe, -94],
        [x + (index + 0.5) * stripe, -90],
        [x + index * stripe, -94],
      ],
      index % 2 === 0 ? colour : '#f4ead2',
    ),
  );
  const pole = (at: number) =>
    polyline(
      [
        [at, 0],
        [at, -110],
      ],
      '#8a6248',
      2.6,
    );
  return [pole(x + 2), pole(x + width - 2), ...stripes].join('');
}

export const bakeSale: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['walk', 'stand', 'wave'], 0.9);
  const { random } = stage;
  const colour = random.pick(['#8b4f7e', '#d8573f', '#e9a23b']);
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(stage.left + 16, -16, drawTree(stage)),
      ...others.parts,
      drawBunting(stage, -118),
      drawAwning(-52, 104, colour),
      stage.person('work', -24, { y: -4 }),
      stage.person('wave', 24, { y: -4, isFlipped: true }),
      drawCounter(-54, 108, darker(colour, 0.1), 34),
      ...[-38, -12, 14, 38].map((x, index) => at(x, -37, cake(['#e7a6a0', '#f4ead2', '#a8683f', '#e9c25a'][index]))),
      stage.person('hold', 84, { y: 6, isFlipped: true, held: at(22, -52, cake('#f4ead2'), { scale: 0.8 }) }),
    ],
    alt: `a stall with four cakes, and ${inWords(3 + others.total)} people buying and selling`,
  };
};

export const longTable: Painter = (stage) => {
  const { random, left, right } = stage;
  const seats = stage.view === 'near' ? [-66, -22, 22, 66] : [-84, -42, 0, 42, 84];
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(left + 12, -14, drawTree(stage), { scale: 1.15 }),
      drawBunting({ left, right }, stage.top + 30),
      ...seats.map((x, index) =>
        stage.person(index % 3 === 1 ? 'wave' : 'work', x, {
          y: 12,
          isFlipped: index % 2 === 1,
          scale: index === 2 ? 0.9 : 1,
        }),
      ),
      drawCounter(-112, 224, random.pick(['#f1e3c8', '#d8573f', '#2f7464']), 24),
      ...seats.map((x, index) =>
        at(
          x + 8,
          -27,
          bowl(['#2f5f86', '#c8573f', '#f4ead2'][index % 3], ['#d9a04a', '#7d9a44', '#c9483a'][index % 3]),
        ),
      ),
      at(-2, -27, rect(-14, -6, 20, 6, '#d9a866', 3)),
    ],
    alt: `${inWords(seats.length)} people eating and talking at a long table outdoors`,
  };
};
