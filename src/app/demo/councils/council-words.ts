/** What people write in and about councils. */
export const COUNCIL_DECLINE_REASONS: readonly string[] = [
  'Say what the council does and who may join: one sentence is too little for people to decide by. Then send it again.',
];

export const REQUEST_MESSAGES: readonly string[] = [
  'I live two streets away and have come along twice already.',
  'My aunt is among you. I can lend a hand on weekends, and I have a van.',
  'I did the water samples for my school and would like to go on with it.',
  'We did something like it in the town I came from. I can bring the plans.',
  'I am a nurse and free on Tuesdays.',
  'No experience, two hands, every second Saturday.',
  'I speak four languages and like to write letters to authorities.',
  'I met you at the market and took a leaflet home. Is there still room?',
  'I would look after the accounts, if nobody does yet.',
  'I can not walk far, but I can telephone.',
];

export interface ResourcePlan {
  title: string;
  description: string | null;
  /** Below the site of the council. */
  path: string;
}

export const RESOURCES: readonly ResourcePlan[] = [
  { title: 'How we count', description: 'One page: what goes on the list, and who signs it.', path: 'how-we-count' },
  { title: 'Calendar of the year', description: 'All fixed days. Changes are written in red.', path: 'calendar' },
  { title: 'Minutes of the assembly', description: null, path: 'minutes' },
  { title: 'Map of the places we look after', description: 'It can be edited by all members.', path: 'map' },
  { title: 'Tools that can be borrowed', description: 'With the telephone number of who keeps them.', path: 'tools' },
  {
    title: 'Letter to the municipality',
    description: 'To copy, sign and send. It works best by post.',
    path: 'letter',
  },
  { title: 'First day: what to bring', description: 'For those who are new.', path: 'first-day' },
  { title: 'Figures since we began', description: 'As a table, every month.', path: 'figures' },
  { title: 'Safety sheet', description: 'Read it before you come. It has the way to the hospital.', path: 'safety' },
  { title: 'Photographs that may be used', description: 'Everyone in them has agreed.', path: 'photographs' },
];

export const DOCUMENT_LINES: readonly string[] = [
  'Working days begin at eight and end before the heat.',
  'Nobody works alone near water, on a roof or beside a road.',
  'Gloves, boots and the first aid box come out first and go back last.',
  'We count twice and write down the smaller number.',
  'Whoever is asked for a photograph may say no, and need not say why.',
  'What we decide is decided in the assembly, by show of hands.',
  'The accounts lie open on the table at every assembly.',
];
