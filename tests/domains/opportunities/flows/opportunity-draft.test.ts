import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  emptyDraft,
  findOpportunityFaults,
  inputOf,
  nameOfField,
  type OpportunityDraft,
  zOpportunityDraft,
} from '#domains/opportunities/flows/opportunity-draft.ts';

const NOW = new Date('2026-11-21T11:30:00Z');
const ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0ab001';

const soundDraft: OpportunityDraft = {
  ...emptyDraft('Pacific/Fiji'),
  title: 'Coastal Stewards Scholarship',
  typeId: ID,
  categoryId: ID,
  description: 'A year of marine science in Suva.',
  sdgs: [4, 14],
  location: 'Suva, Fiji',
  deadline: '2026-12-31',
  seats: '12',
};

const faultsOf = (changes: Partial<OpportunityDraft>) =>
  findOpportunityFaults({ ...soundDraft, ...changes }, NOW).map(({ field }) => field);

describe('the questions of a draft', () => {
  const asked = (...texts: string[]) => texts.map((text) => ({ key: text, text, isRequired: false }));

  it('have an error each, named in the summary', () => {
    expect(faultsOf({ questions: asked('Which coast?', ' ', 'Which coast? ') })).toEqual([
      'questions.1.text',
      'questions.2.text',
    ]);
    expect(faultsOf({ questions: asked('x'.repeat(201)) })).toEqual(['questions.0.text']);
    expect(nameOfField('questions.1.text')).toBe('Question 2');
    expect(nameOfField('contactEmail')).toBe('Contact for accepted applicants');
  });

  it('are listed before messages and pictures', () => {
    const messages = { acceptMessage: 'x'.repeat(2_001), contactEmail: 'nobody' };
    expect(faultsOf({ ...messages, questions: asked(''), title: '' })).toEqual([
      'title',
      'questions.0.text',
      'acceptMessage',
      'contactEmail',
    ]);
  });

  it('are missing from older stored drafts', () => {
    const { questions: _, requiresMessage: __, acceptMessage: ___, ...kept } = soundDraft;
    expect(z.parse(zOpportunityDraft, kept)).toMatchObject({
      questions: [],
      requiresMessage: false,
      acceptMessage: '',
    });
  });
});

describe('the request body of an opportunity draft', () => {
  it('trims texts and leaves out empty fields', () => {
    expect(inputOf({ ...soundDraft, title: '  A title ', location: ' ', isRemote: true })).toMatchObject({
      title: 'A title',
      location: null,
      link: null,
      seats: 12,
      mediaIds: [],
    });
  });

  it.each([
    ['12', 12],
    ['1,500', 1500],
    ['1 500', 1500],
    ['', Number.NaN],
    ['a dozen', Number.NaN],
    ['1.5', Number.NaN],
    ['-3', Number.NaN],
  ])('reads %j seats as %j', (seats, value) => {
    expect(inputOf({ ...soundDraft, seats }).seats).toBe(value);
  });

  it('sends no number of places when unlimited', () => {
    expect(inputOf({ ...soundDraft, hasSeats: false, seats: 'a dozen' }).seats).toBeNull();
  });

  it.each([
    ['example.org/apply', 'https://example.org/apply'],
    ['http://example.org', 'http://example.org'],
    [' https://example.org ', 'https://example.org'],
  ])('completes the link %j', (link, sent) => {
    expect(inputOf({ ...soundDraft, link }).link).toBe(sent);
  });
});

describe('validation of an opportunity draft', () => {
  it('accepts a complete draft', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('lists everything missing, in the order of the form', () => {
    expect(findOpportunityFaults(emptyDraft('UTC'), NOW).map(({ field }) => field)).toEqual([
      'title',
      'typeId',
      'categoryId',
      'description',
      'sdgs',
      'location',
      'deadline',
      'seats',
    ]);
  });

  it('requires a location unless remote', () => {
    expect(faultsOf({ location: ' ' })).toEqual(['location']);
    expect(faultsOf({ location: ' ', isRemote: true })).toEqual([]);
  });

  it('checks the deadline in its own time zone', () => {
    // In Fiji it is 23:30 of the 21st, in Tonga the 22nd has begun.
    expect(faultsOf({ deadline: '2026-11-21', timeZone: 'Pacific/Fiji' })).toEqual([]);
    expect(faultsOf({ deadline: '2026-11-21', timeZone: 'Pacific/Tongatapu' })).toEqual(['deadline']);
    expect(faultsOf({ deadline: '2026-11-20', timeZone: 'Pacific/Fiji' })).toEqual(['deadline']);
  });

  it('asks for a deadline within ten years, in a year of four digits', () => {
    expect(faultsOf({ deadline: '2036-11-21' })).toEqual([]);
    expect(findOpportunityFaults({ ...soundDraft, deadline: '2036-11-22' }, NOW)).toEqual([
      { field: 'deadline', message: 'Choose a date within the next 10 years.' },
    ]);
    expect(faultsOf({ deadline: '12026-11-21' })).toEqual(['deadline']);
  });

  it('leaves the deadline to the server in a time zone that the browser doesn’t know', () => {
    expect(faultsOf({ timeZone: 'Moon/Tycho' })).toEqual([]);
  });

  it.each(['0', 'a dozen', '2000000'])('refuses %j seats', (seats) => {
    expect(faultsOf({ seats })).toEqual(['seats']);
  });

  it.each(['javascript:alert(1)', 'mailto:a@example.org', 'not an address', 'example.org/our flyer'])(
    'refuses the link %j',
    (link) => {
      expect(faultsOf({ link })).toEqual(['link']);
    },
  );
});
