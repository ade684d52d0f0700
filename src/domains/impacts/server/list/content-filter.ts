/** The filters that every list of impacts has. */

interface ContentQuery {
  impactYear?: number;
  sdg?: number;
  eventType?: string;
  council?: string;
}

export const ofContent = ({ impactYear, sdg, eventType, council }: ContentQuery): ContentQuery => ({
  impactYear,
  sdg,
  eventType,
  council,
});
