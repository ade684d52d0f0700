/** Scenes of cleaning up shores and streets. */
import { drawOutdoors } from '../outdoors.ts';
import { drawTree } from '../plants.ts';
import { at, darker, ellipse, lighter, polyline, rect } from '../svg.ts';
import { bottle, broom, sack, tongs } from '../tools.ts';
import { drawBackgroundPeople, inWords, type Painter } from './scene.ts';

const litter =
  bottle() +
  rect(9, -5, 9, 5, '#e0d6c2', 1) +
  polyline(
    [
      [-14, -1],
      [-8, -3],
    ],
    '#c8573f',
    2.6,
  );

function shore(setting: 'coast' | 'river', where: string): Painter {
  return (stage) => {
    const others = drawBackgroundPeople(stage, ['bend', 'carry', 'walk']);
    const { left, right, random } = stage;
    const colour = random.pick(['#2f7464', '#e9a23b', '#4f6f8f']);
    return {
      parts: [
        drawOutdoors(stage, setting),
        at(random.pick([left + 10, right - 8]), -8, drawTree(stage), { scale: 1.1 }),
        ...others.parts,
        at(right - 34, -2, sack(colour)),
        at(right - 18, 2, sack(darker(colour))),
        stage.person('bend', -70, { held: tongs, behind: at(2, -12, sack(colour), { scale: 0.8 }) }),
        at(-32, 4, litter),
        stage.person('kneel', 4, { y: 5, isFlipped: true }),
        stage.person('carry', 46, { y: -2, held: at(20, -40, sack(colour), { scale: 1.1 }) }),
        at(6, 11, bottle('#d9a66a')),
      ],
      alt: `${inWords(3 + others.total)} people collecting rubbish ${where} in sacks, one of them with tongs`,
    };
  };
}

export const beach = shore('coast', 'on a beach');
export const riverbank = shore('river', 'on a riverbank');

export const street: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['walk', 'bend', 'stand']);
  const bin =
    rect(-12, -30, 24, 31, '#2f7464', 2.5) +
    rect(-14, -34, 28, 5, darker('#2f7464', 0.2), 2) +
    ellipse(0, -16, 5, 5, lighter('#2f7464', 0.5));
  return {
    parts: [
      drawOutdoors(stage, 'town'),
      ...others.parts,
      at(stage.right - 26, -2, bin),
      stage.person('dig', -66, { held: broom }),
      at(-16, 6, litter),
      stage.person('bend', 4, { y: 2, held: tongs, behind: at(2, -12, sack('#e9a23b'), { scale: 0.8 }) }),
      stage.person('carry', 58, { y: -3, held: at(20, -42, sack('#e9a23b'), { scale: 1.05 }) }),
    ],
    alt: `${inWords(3 + others.total)} people cleaning a street, one with a broom and one with tongs`,
  };
};
