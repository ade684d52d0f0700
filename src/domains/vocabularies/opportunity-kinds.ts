/** The product's types and categories of opportunities, and the names of all. */
import { say } from '#languages/say.ts';
import { type BuiltIn, builtInId, type Entry, sayEntry } from './entry-names.ts';

export const OPPORTUNITY_TYPES: BuiltIn = new Map([
  [builtInId('0107'), () => say('opportunities.types.competition')],
  [builtInId('0102'), () => say('opportunities.types.fellowship')],
  [builtInId('0104'), () => say('opportunities.types.grant')],
  [builtInId('0103'), () => say('opportunities.types.internship')],
  [builtInId('0101'), () => say('opportunities.types.scholarship')],
  [builtInId('0106'), () => say('opportunities.types.training')],
  [builtInId('0105'), () => say('opportunities.types.volunteering')],
]);

export const OPPORTUNITY_CATEGORIES: BuiltIn = new Map([
  [builtInId('020a'), () => say('opportunities.categories.culture')],
  [builtInId('0207'), () => say('opportunities.categories.cities')],
  [builtInId('0202'), () => say('opportunities.categories.education')],
  [builtInId('0206'), () => say('opportunities.categories.energy')],
  [builtInId('0201'), () => say('opportunities.categories.environment')],
  [builtInId('0208'), () => say('opportunities.categories.equality')],
  [builtInId('0204'), () => say('opportunities.categories.food')],
  [builtInId('0203'), () => say('opportunities.categories.health')],
  [builtInId('0205'), () => say('opportunities.categories.water')],
  [builtInId('0209'), () => say('opportunities.categories.work')],
]);

export const sayType = (type: Entry): string => sayEntry(type, OPPORTUNITY_TYPES);

export const sayCategory = (category: Entry): string => sayEntry(category, OPPORTUNITY_CATEGORIES);
