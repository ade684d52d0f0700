/** Scenes with classes, homework and code. */
import { drawBooks, drawChair, drawRoom, drawTable } from '../indoors.ts';
import type { Stage } from '../stage.ts';
import { at, circle, ellipse, polyline, rect, ring, strokedPath } from '../svg.ts';
import { book, laptop, paper } from '../tools.ts';
import type { Painter } from './scene.ts';

const CHALK = '#f2efe2';
const BOARDS = {
  weather: [
    circle(-18, -6, 6, '#f0c25a'),
    strokedPath('M-6 4 q2 -8 10 -6 q6 -6 12 0 q8 0 6 6 z', CHALK, 1.6),
    ...[2, 9, 16].map((x) =>
      polyline(
        [
          [x, 9],
          [x - 2, 14],
        ],
        '#8fc3d2',
        1.6,
      ),
    ),
  ],
  climate: [
    ring(-14, 0, 10, '#8fc3d2', 1.8),
    strokedPath('M-20 -2 q5 -5 9 -1 t6 4', '#8fb97e', 2.4),
    polyline(
      [
        [14, -12],
        [14, 8],
      ],
      CHALK,
      3,
    ),
    circle(14, 10, 4, '#e0705a'),
    polyline(
      [
        [14, 8],
        [14, -2],
      ],
      '#e0705a',
      2,
    ),
  ],
  sums: [
    polyline(
      [
        [-26, 12],
        [-26, -12],
      ],
      CHALK,
      1.4,
    ),
    polyline(
      [
        [-26, 12],
        [24, 12],
      ],
      CHALK,
      1.4,
    ),
    rect(-20, 0, 8, 12, '#e9a23b'),
    rect(-8, -5, 8, 17, '#8fb97e'),
    rect(4, -10, 8, 22, '#8fc3d2'),
    rect(16, -2, 6, 14, '#e0705a'),
  ],
} as const;

const board = (marks: readonly string[]) =>
  rect(-36, -22, 72, 44, '#a9744a', 2) + rect(-33, -19, 66, 38, '#335a52', 1) + marks.join('');

function lesson(marks: readonly string[], isForChildren: boolean, alt: string): Painter {
  return (stage) => {
    const seat = (x: number) => {
      const desk = at(
        x + 20,
        8,
        drawTable(-2, 26, { height: isForChildren ? 28 : 35 }) +
          at(8, isForChildren ? -32 : -39, rect(-5, -1.6, 12, 2, '#fdfaf2')),
      );
      return drawSeat(stage, x, isForChildren) + desk;
    };
    return {
      parts: [
        drawRoom(stage, stage.right > 115 ? [stage.left + 34] : []),
        at(34, -96, board(marks)),
        stage.person('point', 88, { y: -8, isFlipped: true }),
        ...[-84, -38, 8].map(seat),
      ],
      alt,
    };
  };
}

function drawSeat(stage: Stage, x: number, isChild: boolean): string {
  const chair = at(x, 9, drawChair(-1, '#8a6248'), { scale: isChild ? 0.76 : 0.95 });
  return chair + stage.person('sit', x, { y: 9, isChild, scale: isChild ? 1.08 : 0.95 });
}

export const weatherClass = lesson(
  BOARDS.weather,
  true,
  'a teacher at a board with a sun and a cloud, and three pupils at their desks',
);
export const climateClass = lesson(
  BOARDS.climate,
  true,
  'a teacher at a board with a globe and a thermometer, and three pupils at their desks',
);
export const sumsClass = lesson(
  BOARDS.sums,
  false,
  'a teacher at a board with a bar chart, and three adults at their desks',
);

export const reading: Painter = (stage) => {
  const { left, right } = stage;
  const shelf = { x: left + 10, width: Math.min(90, (right - left) * 0.42) };
  return {
    parts: [
      drawRoom(stage, [right - 42]),
      ...[-106, -82, -58].map((y) => drawBooks(stage, { ...shelf, y })),
      stage.person('sit', -44, { y: 4, held: at(0, 14, book()), behind: drawChair(0) }),
      stage.person('work', 6, { y: 6, isChild: true }),
      stage.person('sit', 66, {
        y: 5,
        isFlipped: true,
        isChild: true,
        behind: drawChair(0),
        held: at(-2, 14, book('#2f5f86')),
      }),
      drawTable(-22, 66, { height: 27 }),
      at(
        10,
        -31,
        rect(-9, -1.6, 18, 2.4, '#fdfaf2') +
          polyline(
            [
              [0, -1.4],
              [0, 0.6],
            ],
            '#b9b2a4',
            0.8,
          ),
      ),
    ],
    alt: 'an adult and two children reading at a table in front of bookshelves',
  };
};

export const coding: Painter = (stage) => ({
  parts: [
    drawRoom(stage, [-stage.right / 2, stage.right / 2]),
    stage.person('work', -62, { y: 2, isChild: true }),
    stage.person('work', -8, { y: 2, isChild: true }),
    stage.person('point', 28, { y: -6, isFlipped: true }),
    stage.person('work', 74, { y: 2, isChild: true }),
    drawTable(-94, 196, { height: 26 }),
    ...[-66, -12, 70].map((x) => at(x, -30, laptop())),
    at(
      34,
      -30,
      rect(-7, -11, 14, 11, '#e9a23b', 2) +
        circle(-3, -6, 1.8, '#33404a') +
        circle(3, -6, 1.8, '#33404a') +
        polyline(
          [
            [0, -11],
            [0, -17],
          ],
          '#4a5560',
          1.4,
        ) +
        circle(0, -18, 2, '#d8573f') +
        ellipse(-5, 0, 3, 2, '#33404a') +
        ellipse(5, 0, 3, 2, '#33404a'),
    ),
  ],
  alt: 'a teacher with three children at laptops, and a small robot on the table',
});

export const advice: Painter = (stage) => ({
  parts: [
    drawRoom(stage, [0]),
    drawBooks(stage, { x: stage.left + 12, y: -84, width: 46 }),
    stage.person('sit', -58, { y: 4, behind: drawChair(0), held: at(2, 12, paper) }),
    stage.person('sit', 58, { y: 4, isFlipped: true, behind: drawChair(0) }),
    ...(stage.view === 'near' ? [] : [stage.person('stand', 84, { y: -10, isFlipped: true })]),
    drawTable(-36, 70, { height: 34 }),
    at(-8, -38, rect(-8, -1.4, 16, 2, '#fdfaf2') + rect(10, -7, 9, 8, '#c8573f', 1)),
  ],
  alt: `two people going over documents at a table${stage.view === 'near' ? '' : ', and one who waits beside it'}`,
});
