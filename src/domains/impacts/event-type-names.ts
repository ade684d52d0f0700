/** Translates the built-in kinds of activity, keyed by their texts in the database. Others are shown as stored. */
import { say } from '#languages/say.ts';

interface Stored {
  name: string;
  description: string | null;
}

const NAMES: ReadonlyMap<string, () => string> = new Map([
  ['Planting', () => say('impacts.eventTypes.planting')],
  ['Clean-up', () => say('impacts.eventTypes.cleanUp')],
  ['Teaching', () => say('impacts.eventTypes.teaching')],
  ['Repair and reuse', () => say('impacts.eventTypes.reuse')],
  ['Food', () => say('impacts.eventTypes.food')],
  ['Health', () => say('impacts.eventTypes.health')],
  ['Water', () => say('impacts.eventTypes.water')],
  ['Energy', () => say('impacts.eventTypes.energy')],
  ['Getting around', () => say('impacts.eventTypes.gettingAround')],
  ['Wildlife', () => say('impacts.eventTypes.wildlife')],
  ['Speaking up', () => say('impacts.eventTypes.speakingUp')],
  ['Fundraising', () => say('impacts.eventTypes.fundraising')],
  ['Something else', () => say('impacts.eventTypes.somethingElse')],
]);

const DESCRIPTIONS: ReadonlyMap<string, () => string> = new Map([
  ['Trees, mangroves, hedges, school gardens.', () => say('impacts.eventTypes.plantingAbout')],
  ['Beaches, rivers, parks and streets.', () => say('impacts.eventTypes.cleanUpAbout')],
  ['Classes, workshops, mentoring.', () => say('impacts.eventTypes.teachingAbout')],
  ['Repair cafés, swaps, second-hand markets.', () => say('impacts.eventTypes.reuseAbout')],
  ['Kitchens, food rescue, community farming.', () => say('impacts.eventTypes.foodAbout')],
  ['Screenings, first aid, care, sport for all.', () => say('impacts.eventTypes.healthAbout')],
  ['Wells, rainwater, sanitation.', () => say('impacts.eventTypes.waterAbout')],
  ['Solar, insulation, saving electricity.', () => say('impacts.eventTypes.energyAbout')],
  ['Cycling, walking, shared rides.', () => say('impacts.eventTypes.gettingAroundAbout')],
  ['Counting, rescue, habitats.', () => say('impacts.eventTypes.wildlifeAbout')],
  ['Campaigns, hearings, petitions.', () => say('impacts.eventTypes.speakingUpAbout')],
  ['Runs, sales and collections for a cause.', () => say('impacts.eventTypes.fundraisingAbout')],
]);

export const sayEventType = ({ name }: Pick<Stored, 'name'>): string => NAMES.get(name)?.() ?? name;

export const describeEventType = ({ description }: Stored): string | null =>
  description === null ? null : (DESCRIPTIONS.get(description)?.() ?? description);
