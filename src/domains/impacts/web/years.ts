import { year, yearsSince } from '#platform/browser/lists/fields.ts';

const FIRST = 2019;

export const impactYear = year(yearsSince(FIRST), { label: 'Year', placeholder: 'All years' });
