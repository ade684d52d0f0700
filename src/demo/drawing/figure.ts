/** Draws a person in a scene, as flat shapes over a few joints. */
import { drawHead } from './head.ts';
import type { Look } from './looks.ts';
import { POSES, type Pose, type PoseName } from './poses.ts';
import { at, darker, ellipse, type Point, polygon, polyline } from './svg.ts';

export interface FigurePlace {
  x: number;
  /** The height of the feet. */
  y: number;
  isFlipped?: boolean;
  isChild?: boolean;
  scale?: number;
  /** Things in the hands, in the pose's coordinates: behind the body, or in front of it and under the nearer arm. */
  behind?: string;
  held?: string;
  /** Drawn over the body and under what is held, such as an apron. */
  over?: string;
}

const CHILD = 0.7;

export function drawFigure(look: Look, name: PoseName, place: FigurePlace): string {
  const { x, y, isFlipped = false, isChild = false, behind = '', held = '', over = '' } = place;
  const pose: Pose = POSES[name];
  const [farArm, nearArm] = pose.arms;
  const [farLeg, nearLeg] = pose.legs;
  const [farShoulder, nearShoulder] = shouldersOf(pose);
  const shade = {
    ...look,
    top: darker(look.top, 0.14),
    skin: darker(look.skin, 0.1),
    bottom: darker(look.bottom, 0.14),
  };
  const parts = [
    behind,
    drawArm(shade, farShoulder, farArm),
    drawLeg(shade, pose, farLeg, -4),
    drawLeg(look, pose, nearLeg, 4),
    drawSkirt(look, pose),
    drawBody(look, pose),
    drawHead(look, pose.head, isChild ? 1.2 : 1),
    over,
    held,
    drawArm(look, nearShoulder, nearArm),
  ];
  return at(x, y, parts.join(''), { scale: (place.scale ?? 1) * (isChild ? CHILD : 1), isFlipped });
}

function shouldersOf({ neck: [x, y], isSide }: Pose): [Point, Point] {
  const half = isSide ? 3.5 : 10;
  return [
    [x - (isSide ? -3 : half), y + 5],
    [x + (isSide ? 1 : half), y + 5.5],
  ];
}

function drawArm(look: Look, shoulder: Point, [elbow, hand]: readonly [Point, Point]): string {
  const sleeve = look.isLongSleeved
    ? polyline([shoulder, elbow, hand], look.top, 8)
    : polyline([elbow, hand], look.skin, 6.6) + polyline([shoulder, elbow], look.top, 8.4);
  return (
    polyline([hand, hand], look.skin, 8) + sleeve + (look.isLongSleeved ? polyline([hand, hand], look.skin, 7) : '')
  );
}

function drawLeg(look: Look, { hip, isSide }: Pose, [knee, foot]: readonly [Point, Point], side: number): string {
  const top: Point = [hip[0] + (isSide ? side / 2 : side), hip[1]];
  const isBare = look.legs !== 'trousers';
  const shoe = ellipse(foot[0] + 2.6, foot[1] - 0.6, 6.6, 3.2, look.shoes);
  return polyline([top, knee, foot], isBare ? look.skin : look.bottom, isBare ? 7 : 9.6) + shoe;
}

/** The skirt or robe over the legs; empty for trousers. */
function drawSkirt({ legs, bottom, top }: Look, { hip, legs: [[kneeA, footA], [kneeB, footB]] }: Pose): string {
  if (legs === 'trousers') return '';
  const fill = legs === 'robe' ? top : bottom;
  const isLong = legs === 'robe';
  const down = (knee: Point, foot: Point): Point =>
    isLong
      ? [mid(knee[0], foot[0], 0.75), mid(knee[1], foot[1], 0.75)]
      : [mid(knee[0], foot[0], 0.3), mid(knee[1], foot[1], 0.3)];
  const points: Point[] = [
    [hip[0] - 7, hip[1] - 6],
    [hip[0] + 7, hip[1] - 6],
    kneeB,
    down(kneeB, footB),
    down(kneeA, footA),
    kneeA,
  ];
  return polygon(points, fill, 9);
}

const mid = (from: number, to: number, share: number) => from + (to - from) * share;

function drawBody({ top }: Look, { hip, neck, isSide }: Pose): string {
  const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]];
  const length = Math.hypot(dx, dy) || 1;
  const across = (point: Point, by: number, along: number): Point => [
    point[0] - (dy / length) * by + (dx / length) * along,
    point[1] + (dx / length) * by + (dy / length) * along,
  ];
  const shoulder = isSide ? 6.5 : 8.5;
  const waist = isSide ? 5.5 : 6.5;
  const points = [across(hip, -waist, 0), across(neck, -shoulder, -5), across(neck, -3, -1), across(neck, 3, -1)];
  return polygon([...points, across(neck, shoulder, -5), across(hip, waist, 0)], top, 6);
}
