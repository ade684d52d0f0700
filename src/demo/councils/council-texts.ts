export const COUNCIL_DECLINE_REASONS: readonly string[] = [
  'One sentence isn’t enough for people to decide whether to join. Say what the council does and who can join, then resubmit.',
];

export const REQUEST_MESSAGES: readonly string[] = [
  'I live two streets away and have already come along twice.',
  'My aunt is a member. I can help at weekends, and I have a van.',
  'I took the water samples for my school and would like to carry on.',
  'We did something similar in my home town. I can bring the plans.',
  'I’m a nurse and I’m free on Tuesdays.',
  'No experience, but two willing hands every other Saturday.',
  'I speak four languages and enjoy writing letters to the authorities.',
  'I met you at the market and took a leaflet home. Is there still room?',
  'I’d be happy to do the accounts if nobody does yet.',
  'I can’t walk far, but I’m happy to make phone calls.',
];

export interface ResourcePlan {
  title: string;
  description: string | null;
  /** Path on the council's site. */
  path: string;
}

export const RESOURCES: readonly ResourcePlan[] = [
  { title: 'How we count', description: 'One page: what we record, and who signs it.', path: 'how-we-count' },
  { title: 'This year’s calendar', description: 'All confirmed dates. Changes are in red.', path: 'calendar' },
  { title: 'Minutes of the assembly', description: null, path: 'minutes' },
  { title: 'Map of the places we look after', description: 'All members can edit it.', path: 'map' },
  { title: 'Tools to borrow', description: 'With phone numbers for collecting them.', path: 'tools' },
  {
    title: 'Letter to the municipality',
    description: 'Copy, sign and send. It works best by post.',
    path: 'letter',
  },
  { title: 'First day: what to bring', description: 'For new members.', path: 'first-day' },
  { title: 'Our figures so far', description: 'A monthly table.', path: 'figures' },
  {
    title: 'Safety sheet',
    description: 'Read this before you come. It includes directions to the hospital.',
    path: 'safety',
  },
  { title: 'Photos you may use', description: 'Everyone in them has agreed.', path: 'photographs' },
];

export const DOCUMENT_LINES: readonly string[] = [
  'Work days start at eight and end before it gets hot.',
  'No one works alone near water, on a roof or by a road.',
  'Gloves, boots and the first aid kit come out first and go back last.',
  'We count twice and record the lower number.',
  'Anyone may refuse to be photographed, without giving a reason.',
  'We make decisions in the assembly, by a show of hands.',
  'The accounts are open to everyone at every assembly.',
];
