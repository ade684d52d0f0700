/** Without this, the compiler would infer a type from a megabyte of numbers. */
declare module 'world-atlas/countries-*.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
  export default atlas;
}
