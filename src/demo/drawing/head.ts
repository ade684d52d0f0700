/** Draws the head of a person in a scene, with hair or what is worn over it. */
import type { Look } from './looks.ts';
import { at, circle, darker, ellipse, filledPath, type Point, polyline, rect, strokedPath } from './svg.ts';

const RADIUS = 10;
const EYES = '#1c1716';

/** The head looks to the right. The point is its middle. */
export function drawHead(look: Look, [x, y]: Point, scale = 1): string {
  const { skin } = look;
  const neck = polyline(
    [
      [-1.2, 6],
      [-2, 15],
    ],
    darker(skin, 0.12),
    7,
  );
  const face = [
    ellipse(0, 0, RADIUS * 0.92, RADIUS, skin),
    circle(-7, 1.5, 2.2, darker(skin, 0.1)),
    circle(2.2, -0.6, 1.1, EYES),
    circle(7, -0.6, 1.1, EYES),
    strokedPath('M2.4 4 Q4.8 6 7.2 3.8', darker(skin, 0.55), 1.2),
  ];
  const covered = look.headwear === 'scarf' || look.headwear === 'wrap';
  const hair = covered ? { behind: '', over: '' } : drawHair(look);
  const beard = look.hasBeard ? drawBeard(look) : '';
  return at(x, y, [hair.behind, neck, ...face, beard, hair.over, drawHeadwear(look)].join(''), { scale });
}

function drawBeard({ hair, skin }: Look): string {
  const beard = filledPath(
    'M-8.6 1 Q-7.6 12.6 3 12.2 Q9.4 10.8 9 2.4 Q8 4.6 4.8 3.2 Q0 2 -3.4 3.6 Q-6.6 3.6 -8.6 1 Z',
    hair,
  );
  return beard + strokedPath('M3.2 5.6 Q5 6.8 6.8 5.4', darker(skin, 0.3), 1);
}

const CAP = 'M-10 1.5 Q-11.5 -11.6 1 -11.6 Q10.6 -11.4 9.6 -2.6 Q4 -6.8 -3.6 -5 Q-7.2 -3.4 -7.4 1.8 Z';

function drawHair({ hair, hairStyle }: Look): { behind: string; over: string } {
  const cap = filledPath(CAP, hair);
  switch (hairStyle) {
    case 'short':
      return { behind: '', over: cap };
    case 'cropped':
      return {
        behind: '',
        over: filledPath(
          'M-9.6 -0.5 Q-10.4 -10.8 0.6 -10.8 Q9.8 -10.6 9.2 -3.6 Q3 -7.2 -5 -5.6 Q-7.6 -4 -8 -0.5 Z',
          hair,
        ),
      };
    case 'long':
      return { behind: filledPath('M-10 -4 Q-15.5 10 -12 20 Q-4 22.5 4 18 L6 2 Z', hair), over: cap };
    case 'bob':
      return { behind: filledPath('M-10.6 -4 Q-14 6 -10.6 11.6 Q-2 13.6 6 10 L6 0 Z', hair), over: cap };
    case 'bun':
      return { behind: circle(-8, -9.5, 5.6, hair), over: cap };
    case 'tail':
      return { behind: filledPath('M-8 -8 Q-20 -7 -18 9 Q-15.4 12 -13.6 8 Q-14 -1 -7 -2 Z', hair), over: cap };
    case 'braids':
      return {
        behind: polyline(
          [
            [-7.5, 0],
            [-9, 10],
            [-8, 19],
          ],
          hair,
          4.4,
        ),
        over: cap,
      };
    case 'curls':
      return {
        behind: [circle(-7, -4.5, 8, hair), circle(0, -9, 8.4, hair), circle(6.5, -7, 6, hair)].join(''),
        over: filledPath('M-10.4 2 Q-12 -11 0 -11.4 Q10.6 -11 9.6 -3.6 Q4 -6 -2.6 -4.6 Q-7 -3 -7.6 2.4 Z', hair),
      };
  }
}

function drawHeadwear({ headwear, headColour }: Look): string {
  const shade = darker(headColour);
  switch (headwear) {
    case 'none':
      return '';
    case 'cap':
      return (
        filledPath('M-10.4 -2.6 Q-10 -12.8 0 -12.8 Q9.4 -12.6 9.6 -3.8 Z', headColour) +
        polyline(
          [
            [6, -3.6],
            [15, -3],
          ],
          shade,
          2.8,
        )
      );
    case 'beanie':
      return (
        filledPath('M-10.4 -3 Q-10.6 -14.6 0 -14.8 Q10.4 -14.6 9.8 -3 Z', headColour) +
        rect(-11, -5.6, 21.6, 4.4, shade, 2)
      );
    case 'straw':
      return (
        filledPath('M-8.6 -5 Q-8 -15 0 -15 Q8.4 -15 9 -5 Z', '#e9c878') +
        ellipse(0.5, -5, 18, 3.6, '#d9b25f') +
        rect(-8.4, -8.4, 17, 2.6, shade)
      );
    case 'scarf':
      return filledPath(
        'M-1.5 -12.6 Q-13.6 -12.4 -12.4 2 Q-13 12 -12 17 Q-2 21 6 15 Q2.6 12.6 -0.6 10.6 Q-6.2 5 -4.6 -3 Q-2 -8 3 -8 Q7.4 -7.6 9.4 -4 Q9.4 -12.4 -1.5 -12.6 Z',
        headColour,
      );
    case 'wrap':
      return (
        filledPath('M-10.4 -0.6 Q-14 -15 -2 -17.6 Q10.8 -18.6 10.2 -4.6 Q2 -8.4 -6 -4.6 Z', headColour) +
        circle(-7.6, -14.6, 5, shade)
      );
    case 'turban':
      return (
        filledPath('M-11 -2 Q-13 -15 0 -16.4 Q13 -15.6 10.8 -3 Q2 -8 -11 -2 Z', headColour) +
        strokedPath('M-10 -6 Q0 -13.6 10 -8', shade, 1.4)
      );
  }
}
