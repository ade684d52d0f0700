/** Scenes with trees, gardens, seeds and fields. */
import { drawJars, drawRoom, drawTable } from '../indoors.ts';
import { drawHouse, drawOutdoors } from '../outdoors.ts';
import { drawBush, drawRow, drawSapling, drawStake, drawTree } from '../plants.ts';
import { at, circle, darker, ellipse, lighter, polygon, rect } from '../svg.ts';
import { crate, GREENS, spade, wateringCan } from '../tools.ts';
import { drawBackgroundPeople, inWords, type Painter } from './scene.ts';

const SOIL = '#7d5a40';
const mound = ellipse(0, 0, 12, 3.2, SOIL);

export const planting: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['dig', 'bend', 'carry']);
  const { random, left, right, palette } = stage;
  const rows = [left + 16, right - 22, right - 48].map((x, index) =>
    at(x, -19 + index, drawSapling(stage, 20) + drawStake(26), { scale: 0.8 }),
  );
  const big = random.chance(0.6) ? at(random.pick([left + 18, right - 16]), -16, drawTree(stage), { scale: 1.05 }) : '';
  const carried = at(
    24,
    -52,
    drawSapling(stage, 30) +
      polygon(
        [
          [-6, -2],
          [6, -2],
          [4, 9],
          [-4, 9],
        ],
        '#a8613d',
        1.5,
      ),
  );
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      big,
      ...rows,
      ...others.parts,
      stage.person('carry', 68, { y: -4, held: carried, isFlipped: true }),
      at(-22, 2, mound),
      stage.person('dig', -62, { held: spade }),
      at(30, 5, mound + drawSapling(stage, 32) + drawStake()),
      stage.person('kneel', 0, { y: 6 }),
      ellipse(-16, 8, 9, 2.4, darker(palette.ground, 0.16)),
    ],
    alt: `${inWords(3 + others.total)} people planting young trees; one digs with a spade, one kneels at a sapling`,
  };
};

const bed = (width: number) =>
  rect(-width / 2, -13, width, 15, '#a9744a', 1.5) + ellipse(0, -13, width / 2 - 2, 3.2, SOIL);

export const garden: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['bend', 'stand']);
  const { left, random } = stage;
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(left + 30, -24, drawHouse(stage), { scale: 0.7 }),
      ...others.parts,
      stage.person('bend', -44, { y: -7 }),
      stage.person('kneel', 62, { y: -6, isFlipped: true, isChild: true }),
      at(-26, 2, bed(74) + drawRow(stage, [-32, -13], 66)),
      at(58, 4, bed(66) + drawRow(stage, [-28, -13], 58, 11)),
      stage.person('hold', 6, { y: 8, held: at(-6, 6, wateringCan(random.pick(['#2f5f86', '#d8573f', '#2f7464']))) }),
    ],
    alt: `${inWords(3 + others.total)} people at raised beds in a garden, one of them a child; one waters the plants`,
  };
};

const flowers = (colours: readonly string[]) =>
  Array.from({ length: 6 }, (_, index) =>
    circle(-16 + index * 6.4, -9 - (index % 2) * 4, 3.6, colours[index % colours.length] ?? '#d8573f'),
  ).join('');

export const balconies: Painter = (stage) => {
  const { palette, random, left, right, top, bottom } = stage;
  const wall = random.pick(palette.walls);
  const petals = random.pick([
    ['#d8573f', '#f4ead2'],
    ['#8b4f7e', '#e9a23b'],
    ['#e9a23b', '#c9787a'],
  ]);
  const opening = (x: number, content: string) =>
    at(
      x,
      -84,
      rect(-21, -34, 42, 46, darker(wall, 0.4), 2) +
        content +
        rect(-34, 12, 68, 52, wall) +
        rect(-25, 2, 50, 9, '#9a6a45', 1.5) +
        at(0, 4, drawBush(stage, 40), { scale: 0.62 }) +
        at(0, 4, flowers(petals)),
    );
  return {
    parts: [
      rect(left, top, right - left, bottom - top, wall),
      rect(left, -16, right - left, bottom + 16, lighter(palette.path, 0.3)),
      rect(left, -20, right - left, 4, darker(wall, 0.18)),
      ...[-64, 64].map((x) =>
        at(x, -164, rect(-21, -34, 42, 46, darker(wall, 0.32), 2) + rect(-25, 12, 50, 5, darker(wall, 0.18), 1)),
      ),
      opening(-64, stage.person('work', 0, { y: 50 })),
      opening(64, stage.person('wave', 0, { y: 50 })),
      rect(-18, -74, 36, 58, darker(palette.roofs[0] ?? '#7d4f3a', 0.1), 2),
      stage.person('raise', -28, {
        isFlipped: true,
        held: at(
          13,
          -88,
          polygon(
            [
              [-6, -8],
              [6, -8],
              [4, 2],
              [-4, 2],
            ],
            '#c2683f',
            1,
          ) + at(0, -8, flowers(petals), { scale: 0.42 }),
        ),
      }),
      stage.person('kneel', 26, { y: 6 }),
      at(58, 8, crate(petals)),
    ],
    alt: 'four people putting flowers into window boxes, two at their windows and two on the street',
  };
};

export const seeds: Painter = (stage) => {
  const { left, right } = stage;
  const wide = right - left - 36;
  return {
    parts: [
      drawRoom(stage, []),
      ...[-112, -88, -64].map((y) => drawJars(stage, { x: left + 18, y, width: wide })),
      stage.person('work', -38, { y: 2 }),
      stage.person('hold', 34, { y: 2, isFlipped: true, held: rect(14, -64, 11, 14, '#efe0c0', 1) }),
      drawTable(-66, 128, { height: 34 }),
      ...[-46, -24, 0, 22].map((x, index) =>
        at(x, -38, rect(-7, -4, 14, 5, '#fdf6e6', 1) + circle(0, -3, 2.4, GREENS[index] ?? '#6d9a44')),
      ),
      at(46, -38, rect(-9, -14, 18, 14, '#e9f0ea', 2) + rect(-9, -9, 18, 9, '#c98f45', 2)),
    ],
    alt: 'two people sorting seeds at a table, with shelves of jars behind them',
  };
};

export const harvest: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['bend', 'dig', 'bend'], 0.8);
  const basket = at(
    24,
    -50,
    polygon(
      [
        [-12, -4],
        [12, -4],
        [9, 9],
        [-9, 9],
      ],
      '#c39762',
      2,
    ) + [-7, 0, 7].map((x, index) => circle(x, -6, 5, GREENS[index] ?? '#6d9a44')).join(''),
  );
  return {
    parts: [
      drawOutdoors(stage, 'field'),
      ...[-20, -9].map((y) => drawRow(stage, [stage.left, y], stage.right - stage.left, 10)),
      ...others.parts,
      stage.person('bend', -64, { y: 0 }),
      drawRow(stage, [stage.left, 6], stage.right - stage.left, 12),
      stage.person('carry', 8, { y: 4, held: basket }),
      stage.person('kneel', 78, { y: 5, isFlipped: true }),
      at(44, 11, crate(GREENS)),
    ],
    alt: `${inWords(3 + others.total)} people bringing in vegetables from a field; one carries a full basket`,
  };
};

export const compost: Painter = (stage) => {
  const slats = [-26, -18, -10, -2].map((y) => rect(-30, y - 3, 60, 5, '#a9744a', 1)).join('');
  const heap =
    ellipse(0, -28, 26, 9, '#5f4636') +
    [-14, -2, 10].map((x, index) => circle(x, -33 + (index % 2) * 3, 3, GREENS[index + 1] ?? '#6d9a44')).join('');
  const { left, right } = stage;
  const others = drawBackgroundPeople(stage, ['stand', 'walk']);
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(left + 22, -16, drawTree(stage)),
      at(right - 20, -12, drawBush(stage, 36)),
      ...others.parts,
      stage.person('point', -58, { y: -4 }),
      stage.person('stand', 62, { y: -8, isFlipped: true }),
      at(2, 2, heap + slats),
      stage.person('bend', 86, { y: 6, isFlipped: true, isChild: true }),
      at(52, 8, crate(['#7d9a44', '#c98f45', '#8a5a3a'])),
    ],
    alt: `${inWords(3 + others.total)} people around a compost box; one explains how it is filled`,
  };
};
