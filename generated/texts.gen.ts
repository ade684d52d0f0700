/** What each text needs besides its own words; null for nothing. */
export interface Texts {
  'goals.count': { count: number };
  'goals.list.failed': null;
  'goals.list.lead': null;
  'goals.list.prompt': null;
  'goals.list.seeImpacts': null;
  'goals.list.title': null;
  'goals.log': null;
  'goals.missing.kicker': null;
  'goals.missing.lead': null;
  'goals.missing.title': null;
  'goals.neighbours.label': null;
  'goals.neighbours.next': { number: string | number };
  'goals.neighbours.previous': { number: string | number };
  'goals.one.allCouncils': { count: number };
  'goals.one.allImpacts': { count: number };
  'goals.one.allScholarships': { count: number };
  'goals.one.councils': null;
  'goals.one.empty.lead': null;
  'goals.one.empty.title': null;
  'goals.one.failed': null;
  'goals.one.kicker': { number: string | number; total: string | number };
  'goals.one.latest': null;
  'goals.one.loading': null;
  'goals.one.noScholarships': null;
  'goals.one.results': null;
  'goals.one.scholarships': null;
  'goals.register': null;
}
