/** Positions on our map of the world, in the Equal Earth projection, which shows every country at its true size. */

/** Puts the Bering Strait at the edge, so that no country is cut. */
const MIDDLE_LONGITUDE = 11;
/** The map's edges: nobody lives beyond these latitudes. */
const NORTH = 84;
const SOUTH = -56;

const A = [1.340264, -0.081106, 0.000893, 0.003796] as const;
const ROOT = Math.sqrt(3) / 2;

function equalEarth(longitude: number, latitude: number): [number, number] {
  const theta = Math.asin(ROOT * Math.sin((latitude * Math.PI) / 180));
  const square = theta * theta;
  const sixth = square ** 3;
  const stretch = ROOT * (A[0] + 3 * A[1] * square + sixth * (7 * A[2] + 9 * A[3] * square));
  const x = (((longitude * Math.PI) / 180) * Math.cos(theta)) / stretch;
  return [x, theta * (A[0] + A[1] * square + sixth * (A[2] + A[3] * square))];
}

const SCALE = 1000 / (2 * equalEarth(180, 0)[0]);
const TOP = equalEarth(0, NORTH)[1];

export const WORLD = { width: 1000, height: Math.ceil(SCALE * (TOP - equalEarth(0, SOUTH)[1])) } as const;

/** @returns units of WORLD, from the left and from the top. */
export function projectPlace(longitude: number, latitude: number): [number, number] {
  const fromTheMiddle = ((longitude - MIDDLE_LONGITUDE + 540) % 360) - 180;
  const [x, y] = equalEarth(fromTheMiddle, latitude);
  return [x * SCALE + WORLD.width / 2, (TOP - y) * SCALE];
}
