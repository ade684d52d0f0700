/** The filters that every list of impacts has. */

interface ContentQuery {
  impactYear?: number;
  sdg?: number;
  eventType?: string;
  council?: string;
}

export function ofContent({ impactYear, sdg, eventType, council }: ContentQuery) {
  return {
    ...(impactYear !== undefined && { impactYear }),
    ...(sdg !== undefined && { sdg }),
    ...(eventType !== undefined && { eventType }),
    ...(council !== undefined && { council }),
  };
}
