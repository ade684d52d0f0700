/** Scenes of hearings, petitions and gatherings. */
import { drawChair, drawCounter, drawRoom } from '../indoors.ts';
import { drawOutdoors } from '../outdoors.ts';
import { drawTree } from '../plants.ts';
import { at, darker, polygon, polyline, rect } from '../svg.ts';
import { dropSign, heart, leafSign, placard } from '../tools.ts';
import { drawBackgroundPeople, inWords, type Painter } from './scene.ts';

const lectern =
  polygon(
    [
      [-11, -50],
      [11, -46],
      [8, 2],
      [-8, 2],
    ],
    '#8a5f3e',
    1.5,
  ) +
  polygon(
    [
      [-14, -54],
      [14, -50],
      [14, -46],
      [-14, -50],
    ],
    '#a9744a',
    1,
  ) +
  polyline(
    [
      [4, -52],
      [8, -64],
    ],
    '#3a3a3e',
    1.6,
  );

export const hearing: Painter = (stage) => {
  const rows = stage.view === 'near' ? [-22, -64] : [-6, -44, -82];
  const seats = rows.map((x, index) =>
    stage.person(index === 1 ? 'raise' : 'sit', x, {
      y: index === 1 ? 2 : 6,
      behind: index === 1 ? '' : drawChair(0, '#7d5a44'),
    }),
  );
  return {
    parts: [
      drawRoom(stage, [stage.left + 40]),
      at(
        52,
        -100,
        rect(-26, -20, 52, 40, '#fbf6ea', 2) +
          at(
            0,
            0,
            polyline(
              [
                [-18, 10],
                [-6, -2],
                [4, 6],
                [18, -12],
              ],
              '#2f7464',
              2.4,
            ),
          ) +
          rect(-20, -14, 12, 8, '#e9a23b', 1) +
          rect(4, 8, 14, 6, '#d8573f', 1),
      ),
      stage.person('point', 84, { y: -4, isFlipped: true }),
      at(48, 2, lectern),
      ...seats,
    ],
    alt: `a meeting in a hall: one person speaks at a lectern beside a map, ${inWords(rows.length)} listen, one of them with a hand up`,
  };
};

export const petition: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['walk', 'walk', 'stand']);
  const { random } = stage;
  const sign = random.pick([leafSign, dropSign, heart(0.9, '#f4ead2')]);
  const colour = random.pick(['#2f7464', '#2f5f86', '#d8573f']);
  const clipboard = rect(-8, -2, 17, 3, '#b07f4f', 1) + rect(-6, -3, 13, 2, '#fdfaf2');
  return {
    parts: [
      drawOutdoors(stage, 'town'),
      ...others.parts,
      stage.person('raise', -66, { y: -2, behind: at(0, 0, placard(colour, sign)) }),
      stage.person('work', -16, { y: -6 }),
      drawCounter(-42, 62, darker(colour, 0.05), 34),
      at(-12, -16, sign, { scale: 0.8 }),
      at(-4, -37, clipboard),
      stage.person('hold', 44, {
        y: 5,
        isFlipped: true,
        held: polyline(
          [
            [19, -52],
            [25, -46],
          ],
          '#33383c',
          1.8,
        ),
      }),
      stage.person('walk', 90, { y: 2, isFlipped: true }),
    ],
    alt: `${inWords(4 + others.total)} people at a street stand; one holds up a sign, one signs a list`,
  };
};

export const welcome: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['stand', 'wave']);
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(stage.left + 16, -14, drawTree(stage), { scale: 1.2 }),
      ...others.parts,
      stage.person('wave', -70, { y: 2 }),
      stage.person('stand', -28, { y: 6 }),
      stage.person('hold', 12, { y: 3, isChild: true }),
      stage.person('stand', 44, { y: 5, isFlipped: true }),
      stage.person('wave', 86, { y: 2, isFlipped: true }),
    ],
    alt: `${inWords(5 + others.total)} people standing together outdoors; two of them wave`,
  };
};
