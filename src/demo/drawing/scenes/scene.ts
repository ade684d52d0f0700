/** What a painter returns: the drawing, and a description of it in words. */
import type { PoseName } from '../poses.ts';
import type { Stage } from '../stage.ts';

export interface Scene {
  parts: string[];
  /** In lower case, without a full stop: "three people planting saplings". */
  alt: string;
}

export type Painter = (stage: Stage) => Scene;

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const inWords = (people: number): string => NUMBER_WORDS[people] ?? String(people);

const BACKGROUND_PEOPLE = { near: 0, middle: 1, far: 3 } as const;

interface BackgroundPeople {
  parts: string[];
  total: number;
}

/** Smaller people farther away, at the sides. The wider the view, the more of them there are. */
export function drawBackgroundPeople(stage: Stage, poses: readonly PoseName[], reach = 0.86): BackgroundPeople {
  const total = BACKGROUND_PEOPLE[stage.view];
  const { random, left, right } = stage;
  const first = random.between(0, 1);
  const parts = Array.from({ length: total }, (_, index) => {
    const isLeft = (index + first) % 2 === 0;
    const edge = (isLeft ? left : right) * (reach - 0.16 * Math.floor(index / 2) - random.next() * 0.06);
    const place = { y: -17 + (index % 2) * 3, scale: 0.68, isFlipped: random.chance(0.5) };
    return stage.person(poses[(index + first) % poses.length] ?? 'stand', edge, place);
  });
  return { parts, total };
}
