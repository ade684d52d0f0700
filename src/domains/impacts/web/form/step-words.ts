import type { ImpactStep } from '../../flows/impact-steps.ts';

interface StepWords {
  name: string;
  question: string;
  lead: string;
}

export const STEP_WORDS: Record<ImpactStep, StepWords> = {
  what: {
    name: 'What',
    question: 'What did you do?',
    lead: 'Judges read this first, then everyone who comes across it.',
  },
  when: {
    name: 'When and where',
    question: 'When and where was it?',
    lead: 'It counts for the year of its first day.',
  },
  goals: {
    name: 'Goals',
    question: 'Which goals does it serve?',
    lead: 'One to five: those that it serves directly. It counts for each of them.',
  },
  people: {
    name: 'People',
    question: 'Who did it with you?',
    lead: 'Everyone you name gets the same points as you. Whoever has no account is invited by mail. You may also have been alone.',
  },
  measures: {
    name: 'Measures',
    question: 'What came of it, in numbers?',
    lead: 'Only what you counted. Leave out what does not apply.',
  },
  pictures: {
    name: 'Pictures',
    question: 'What can you show of it?',
    lead: 'Pictures and papers help the judges to believe it, and the others to see it. Once it is verified they are public.',
  },
  review: {
    name: 'Look over',
    question: 'Is everything right?',
    lead: 'You can still edit it after it is sent, until somebody has verified it.',
  },
};

/** What each field is called where it is named without its place. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'Title',
  eventType: 'Kind of activity',
  description: 'Description',
  startDate: 'First day',
  endDate: 'Last day',
  location: 'Place',
  sdgs: 'Goals',
  councilId: 'Council',
  members: 'Members',
  memberInvites: 'Invitations',
  'measures.hours': 'Hours given',
  'measures.people': 'People reached',
  'measures.trees': 'Trees planted',
  'measures.co2eKg': 'CO2e avoided',
  'measures.wasteKg': 'Waste diverted',
  media: 'Pictures',
};
