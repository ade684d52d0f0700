/** How the demo community's lands look in each season: their colours, and those of their houses. */
export const LANDS = ['savanna', 'tropics', 'temperate', 'south', 'highlands', 'east'] as const;
export type Land = (typeof LANDS)[number];
export const SEASONS = ['bright', 'late', 'cold'] as const;
export type Season = (typeof SEASONS)[number];

export interface Palette {
  skyTop: string;
  sky: string;
  sun: string;
  far: string;
  middle: string;
  ground: string;
  path: string;
  leaves: string;
  leavesDark: string;
  water: string;
  /** The colours of houses. */
  walls: readonly string[];
  roofs: readonly string[];
  isNight?: boolean;
}

const palette = (colours: string, walls: string, roofs: string): Palette => {
  const [skyTop = '', sky = '', sun = '', far = '', middle = '', ground = '', ...more] = colours.split(' ');
  const [path = '', leaves = '', leavesDark = '', water = ''] = more;
  const hues = { skyTop, sky, sun, far, middle, ground, path, leaves, leavesDark, water };
  return { ...hues, walls: walls.split(' '), roofs: roofs.split(' ') };
};

const CLAY = '#e8c79a #d9a06c #f0dfc0 #c98a5c';
const WHITE = '#f6efe0 #efe0c6 #f3e7d3 #e6cfae';
const BRICK = '#d9b08c #c98e6f #efe3cf #b9c4bb';
const BRIGHT = '#f0d7a0 #e9b28c #b9d0c0 #e8dcc4';

/** Colours from the sky down to the ground, then of path, leaves, dark leaves and water. */
const BRIGHT_SEASON: Record<Land, Palette> = {
  savanna: palette(
    '#a9d8d8 #f2efd6 #f6c65b #a5c19a #86ac6b #c9bd6d #d8a468 #55893f #3c6b38 #5aa3ab',
    CLAY,
    '#a85f3d #8d6a45',
  ),
  tropics: palette(
    '#9fd6dc #eff3dc #f8cf63 #8cc4ae #57a380 #a5c76c #dcb67c #2f8a58 #1f6a49 #4fb0b4',
    BRIGHT,
    '#c8643f #5d7f86',
  ),
  temperate: palette(
    '#a8d3e6 #eef3ea #f9d36b #a4c9c2 #82b584 #a9cb74 #d9c49a #579a4c #3d7a43 #6fb2c4',
    BRICK,
    '#b9553c #6a5a58',
  ),
  south: palette(
    '#9ed2ea #f7f0da #f9cd55 #d3b899 #b8b079 #d9c684 #e2bf8b #78924c #55713f #4aa5c0',
    WHITE,
    '#cf7447 #c05f3c',
  ),
  highlands: palette(
    '#a9d7e0 #f0f2e2 #f7cc5e #83b3b4 #4f9480 #93bd66 #d4a873 #378a52 #236a43 #5fb0b8',
    BRIGHT,
    '#c25a3a #a8492f',
  ),
  east: palette(
    '#c4e0e6 #f8f0e6 #f6c368 #aec5cc #8db598 #b3cb82 #dcc8a4 #eaa7b0 #d58593 #78b6c4',
    WHITE,
    '#4d6470 #5b5a66',
  ),
};

const LATE_SEASON: Record<Land, Palette> = {
  savanna: palette(
    '#f3cd8e #faecce #ef9a45 #dcae80 #c99a5d #dcb26c #c98d54 #8c8b3f #6a6c35 #7fa9a0',
    CLAY,
    '#9a5a3b #7d6042',
  ),
  tropics: palette(
    '#b7cbd0 #eef0e2 #f2d9a0 #8fb0ac #4f8f74 #93b765 #c9a878 #2f8058 #1f6146 #6fa9ac',
    BRIGHT,
    '#b3573a #50707a',
  ),
  temperate: palette(
    '#bcd6e0 #f6efe0 #f2b763 #c2b7a0 #b99a5c #cbb56c #b99f78 #d68a36 #ab6130 #7ea7ae',
    BRICK,
    '#9c4a38 #5c504f',
  ),
  south: palette(
    '#d9cfe0 #f9ecdc #f0ad62 #b9a3b0 #a59a6e #cfb676 #cfa878 #86904c #626f40 #6aa0b4',
    WHITE,
    '#bd653f #aa5538',
  ),
  highlands: palette(
    '#f1bd90 #fae5c8 #ee8e4b #a58f9b #5f8681 #8aa862 #c3966a #3f7d56 #2d5f4a #74a3aa',
    BRIGHT,
    '#b04f35 #96422d',
  ),
  east: palette(
    '#cfe0e0 #faf2e2 #f0a65a #b3b6b8 #9a9b78 #c2b673 #cdb491 #cf6238 #a8472f #7fa8b0',
    WHITE,
    '#46596a #55525f',
  ),
};

const SNOW = palette(
  '#c3d6e2 #f1eee6 #f6d79a #b6c6cc #9db6b5 #eef0ea #d9dcd8 #5c8474 #44695e #9ec3d0',
  BRICK,
  '#8f4a3e #5a5558',
);

/** The colours at night, in every land. */
export const NIGHT: Palette = {
  ...palette(
    '#22365a #4c6788 #f3e6b5 #3c5a78 #2f4d60 #3c5f5a #6a6f78 #2f5a52 #244844 #3a5f80',
    BRICK,
    '#5a4a50 #4c4550',
  ),
  isNight: true,
};

export function paletteOf(land: Land, season: Season): Palette {
  if (season === 'cold') return land === 'temperate' ? SNOW : LATE_SEASON[land];
  return season === 'late' ? LATE_SEASON[land] : BRIGHT_SEASON[land];
}

const LAND_OF: Record<string, Land> = {
  ...ofLand('savanna', 'Senegal, Kenya, Nigeria, South Africa'),
  ...ofLand('tropics', 'India, Bangladesh, Indonesia, Philippines, Viet Nam, Samoa'),
  ...ofLand('south', 'Türkiye, Jordan, Spain, Mexico'),
  ...ofLand('highlands', 'Brazil, Colombia'),
  ...ofLand('east', 'Japan'),
};

function ofLand(land: Land, countries: string): Record<string, Land> {
  return Object.fromEntries(countries.split(', ').map((country) => [country, land]));
}

/** @param location for example "Dakar, Senegal". */
export const landOf = (location: string | null): Land => LAND_OF[location?.split(', ').at(-1) ?? ''] ?? 'temperate';

const SOUTHERN = /New Zealand|South Africa|Brazil$/;

/** @param day for example "2026-03-15". */
export function seasonOf(location: string | null, day: string): Season {
  const month = (Number(day.slice(5, 7)) + (SOUTHERN.test(location ?? '') ? 6 : 0)) % 12;
  if (landOf(location) === 'temperate' && (month <= 2 || month === 0)) return 'cold';
  return month >= 3 && month <= 8 ? 'bright' : 'late';
}
