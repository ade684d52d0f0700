/** The product's kinds of activity, and the names of all. */
import type { ImpactEventType } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { type BuiltIn, builtInId, type Entry, ownName, sayEntry } from './entry-names.ts';

export const EVENT_TYPES: BuiltIn = new Map([
  [builtInId('0002'), () => say('impacts.eventTypes.cleanUp')],
  [builtInId('0008'), () => say('impacts.eventTypes.energy')],
  [builtInId('0005'), () => say('impacts.eventTypes.food')],
  [builtInId('000c'), () => say('impacts.eventTypes.fundraising')],
  [builtInId('0009'), () => say('impacts.eventTypes.gettingAround')],
  [builtInId('0006'), () => say('impacts.eventTypes.health')],
  [builtInId('0001'), () => say('impacts.eventTypes.planting')],
  [builtInId('0004'), () => say('impacts.eventTypes.reuse')],
  [builtInId('000d'), () => say('impacts.eventTypes.somethingElse')],
  [builtInId('000b'), () => say('impacts.eventTypes.speakingUp')],
  [builtInId('0003'), () => say('impacts.eventTypes.teaching')],
  [builtInId('0007'), () => say('impacts.eventTypes.water')],
  [builtInId('000a'), () => say('impacts.eventTypes.wildlife')],
]);

const DESCRIPTIONS: BuiltIn = new Map([
  [builtInId('0001'), () => say('impacts.eventTypes.plantingAbout')],
  [builtInId('0002'), () => say('impacts.eventTypes.cleanUpAbout')],
  [builtInId('0003'), () => say('impacts.eventTypes.teachingAbout')],
  [builtInId('0004'), () => say('impacts.eventTypes.reuseAbout')],
  [builtInId('0005'), () => say('impacts.eventTypes.foodAbout')],
  [builtInId('0006'), () => say('impacts.eventTypes.healthAbout')],
  [builtInId('0007'), () => say('impacts.eventTypes.waterAbout')],
  [builtInId('0008'), () => say('impacts.eventTypes.energyAbout')],
  [builtInId('0009'), () => say('impacts.eventTypes.gettingAroundAbout')],
  [builtInId('000a'), () => say('impacts.eventTypes.wildlifeAbout')],
  [builtInId('000b'), () => say('impacts.eventTypes.speakingUpAbout')],
  [builtInId('000c'), () => say('impacts.eventTypes.fundraisingAbout')],
]);

export const sayEventType = (type: Entry): string => sayEntry(type, EVENT_TYPES);

/** Of a kind that the community has renamed, the product's description may say something else than its name. */
export const describeEventType = ({ id, description, names = {} }: ImpactEventType): string | null =>
  description === null || ownName(names) !== undefined ? null : (DESCRIPTIONS.get(id)?.() ?? description);
