/** Draws a portrait's face. Its middle is the origin. */
import { circle, darker, ellipse, filledPath, mix, ring, strokedPath } from './svg.ts';

export interface Face {
  skin: string;
  brows: string;
  /** 0 is young, 1 old. */
  age: 0 | 0.5 | 1;
  smile: 'small' | 'wide' | 'calm';
  glasses: 'none' | 'round' | 'square';
  glassesColour: string;
}

const EYE = 24;
const DARK = '#241d1c';

export function drawFeatures({ skin, brows, age, smile, glasses, glassesColour }: Face): string {
  const shade = darker(skin, 0.26);
  const cheeks =
    ellipse(-31, 22, 12, 8, mix(skin, '#e0705a', 0.22)) + ellipse(31, 22, 12, 8, mix(skin, '#e0705a', 0.22));
  const brow = (side: number) => strokedPath(`M${side * 36} -20 Q${side * 24} -28 ${side * 12} -21`, brows, 5);
  const eye = (side: number) =>
    ellipse(side * EYE, -1, 8.6, 6.6, '#fffaf2') +
    circle(side * EYE, -0.6, 5, DARK) +
    circle(side * EYE + 1.6, -2.4, 1.5, '#fffaf2') +
    strokedPath(`M${side * EYE - 9.6} -2.4 Q${side * EYE} -10.4 ${side * EYE + 9.6} -2.4`, DARK, 2.6);
  const nose = strokedPath('M-3 5 Q-7.4 20 0.4 21 Q5 21 6.4 18', shade, 3.2);
  return [
    cheeks,
    eye(-1),
    eye(1),
    brow(-1),
    brow(1),
    nose,
    drawMouth(skin, smile),
    drawAge(shade, age),
    drawGlasses(glasses, glassesColour),
  ].join('');
}

function drawMouth(skin: string, smile: Face['smile']): string {
  const lips = mix(darker(skin, 0.2), '#a8403a', 0.5);
  if (smile === 'wide')
    return (
      filledPath('M-20 36 Q0 40 20 36 Q15 56 0 56 Q-15 56 -20 36 Z', '#7d2f2c') +
      filledPath('M-18 37.4 Q0 41 18 37.4 L16 43 Q0 45.6 -16 43 Z', '#fffaf2')
    );
  if (smile === 'calm') return strokedPath('M-14 41 Q0 46 14 41', lips, 4);
  return strokedPath('M-17 38 Q0 53 17 38', lips, 4.2);
}

function drawAge(shade: string, age: Face['age']): string {
  if (age === 0) return '';
  const folds = strokedPath('M-22 24 Q-29 34 -25 42', shade, 2) + strokedPath('M22 24 Q29 34 25 42', shade, 2);
  if (age === 0.5) return folds;
  const corners = [-1, 1].map(
    (side) =>
      strokedPath(`M${side * 38} -3 l${side * 7} -3`, shade, 2) +
      strokedPath(`M${side * 38} 2 l${side * 7} 2`, shade, 2),
  );
  return folds + corners.join('') + strokedPath('M-16 -40 Q0 -44 16 -40', shade, 2);
}

function drawGlasses(glasses: Face['glasses'], colour: string): string {
  if (glasses === 'none') return '';
  const lens = (side: number) =>
    glasses === 'round'
      ? ring(side * EYE, 0, 17, colour, 3.6)
      : `<rect x="${side * EYE - 18}" y="-14" width="36" height="27" rx="7" fill="none" stroke="${colour}" stroke-width="3.8"/>`;
  return (
    lens(-1) +
    lens(1) +
    strokedPath('M-7 -3 Q0 -7 7 -3', colour, 3.6) +
    strokedPath('M-42 -4 L-56 -7', colour, 3) +
    strokedPath('M42 -4 L56 -7', colour, 3)
  );
}

export const drawEars = (skin: string): string =>
  [-1, 1]
    .map(
      (side) =>
        ellipse(side * 57, 4, 10, 14, darker(skin, 0.06)) +
        strokedPath(`M${side * 58} -3 Q${side * 62} 5 ${side * 57} 10`, darker(skin, 0.24), 2),
    )
    .join('');

export const drawEarrings = (colour: string): string =>
  [-1, 1].map((side) => circle(side * 58, 21, 4.4, colour)).join('');

/** @param jaw a small difference in width, which varies between people. */
export const drawSkull = (skin: string, jaw: number): string =>
  filledPath(
    `M-56 -18 C-58 -84 58 -84 56 -18 C58 20 ${44 + jaw} 50 ${24 + jaw / 2} 66 Q0 78 ${-24 - jaw / 2} 66 C${-44 - jaw} 50 -58 20 -56 -18 Z`,
    skin,
  );
