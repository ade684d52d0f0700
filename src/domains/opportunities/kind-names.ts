/** Translates the built-in types and categories, keyed by their stored names. Others are shown as stored. */
import { say } from '#languages/say.ts';

interface Stored {
  name: string;
}

const TYPES: ReadonlyMap<string, () => string> = new Map([
  ['Scholarship', () => say('opportunities.types.scholarship')],
  ['Fellowship', () => say('opportunities.types.fellowship')],
  ['Internship', () => say('opportunities.types.internship')],
  ['Grant', () => say('opportunities.types.grant')],
  ['Volunteering', () => say('opportunities.types.volunteering')],
  ['Training', () => say('opportunities.types.training')],
  ['Competition', () => say('opportunities.types.competition')],
]);

const CATEGORIES: ReadonlyMap<string, () => string> = new Map([
  ['Environment and climate', () => say('opportunities.categories.environment')],
  ['Education and research', () => say('opportunities.categories.education')],
  ['Health and care', () => say('opportunities.categories.health')],
  ['Food and farming', () => say('opportunities.categories.food')],
  ['Water and oceans', () => say('opportunities.categories.water')],
  ['Energy and technology', () => say('opportunities.categories.energy')],
  ['Cities and housing', () => say('opportunities.categories.cities')],
  ['Equality and rights', () => say('opportunities.categories.equality')],
  ['Work and enterprise', () => say('opportunities.categories.work')],
  ['Arts, sport and culture', () => say('opportunities.categories.culture')],
]);

export const sayType = ({ name }: Stored): string => TYPES.get(name)?.() ?? name;

export const sayCategory = ({ name }: Stored): string => CATEGORIES.get(name)?.() ?? name;
