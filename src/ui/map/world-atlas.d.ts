/** Without these, the compiler would infer a type from a megabyte of numbers. */
declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
  export default atlas;
}

declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
  export default atlas;
}
