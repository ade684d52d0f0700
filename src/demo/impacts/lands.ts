/** The kinds of land and the seasons in which the demo community's drawings are set. */
export const LANDS = ['savanna', 'tropics', 'temperate', 'south', 'highlands', 'east'] as const;
export type Land = (typeof LANDS)[number];
export type Season = 'bright' | 'late' | 'cold';

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
