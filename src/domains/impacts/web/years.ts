import { say } from '#languages/say.ts';
import { year, yearsSince } from '#platform/browser/lists/fields.ts';

const FIRST = 2019;

export const impactYear = year(yearsSince(FIRST), {
  label: say('impacts.years.year'),
  placeholder: say('impacts.years.allYears'),
});
