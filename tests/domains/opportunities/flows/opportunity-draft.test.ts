import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  emptyDraft,
  findOpportunityFaults,
  inputOf,
  nameOfField,
  type OpportunityDraft,
  zOpportunityDraft,
} from '../../../../src/domains/opportunities/flows/opportunity-draft.ts';

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

  it('are at fault each by itself, and named where they are not seen', () => {
    expect(faultsOf({ questions: asked('Which coast?', ' ', 'Which coast? ') })).toEqual([
      'questions.1.text',
      'questions.2.text',
    ]);
    expect(faultsOf({ questions: asked('x'.repeat(201)) })).toEqual(['questions.0.text']);
    expect(nameOfField('questions.1.text')).toBe('Question 2');
    expect(nameOfField('contactEmail')).toBe('Contact for accepted applicants');
  });

  it('come before the messages, and those before the pictures', () => {
    const messages = { acceptMessage: 'x'.repeat(2_001), contactEmail: 'nobody' };
    expect(faultsOf({ ...messages, questions: asked(''), title: '' })).toEqual([
      'title',
      'questions.0.text',
      'acceptMessage',
      'contactEmail',
    ]);
  });

  it('are unknown to drafts that browsers have kept', () => {
    const { questions: _, requiresMessage: __, acceptMessage: ___, ...kept } = soundDraft;
    expect(z.parse(zOpportunityDraft, kept)).toMatchObject({
      questions: [],
      requiresMessage: false,
      acceptMessage: '',
    });
  });
});

describe('what a draft of an opportunity is sent as', () => {
  it('leaves out what is empty and trims what is written', () => {
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

  it('sends no number of seats when there is no limit, whatever was typed before', () => {
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

describe('what is wrong with a draft of an opportunity', () => {
  it('finds nothing in a sound one', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('names everything that an empty one lacks, in the order of the screen', () => {
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

  it('wants a place unless it can be taken from anywhere', () => {
    expect(faultsOf({ location: ' ' })).toEqual(['location']);
    expect(faultsOf({ location: ' ', isRemote: true })).toEqual([]);
  });

  it('counts the deadline by the clock of its own time zone', () => {
    // In Fiji it is 23:30 of the 21st, in Tonga the 22nd has begun.
    expect(faultsOf({ deadline: '2026-11-21', timeZone: 'Pacific/Fiji' })).toEqual([]);
    expect(faultsOf({ deadline: '2026-11-21', timeZone: 'Pacific/Tongatapu' })).toEqual(['deadline']);
    expect(faultsOf({ deadline: '2026-11-20', timeZone: 'Pacific/Fiji' })).toEqual(['deadline']);
  });

  it.each(['0', 'a dozen', '2000000'])('refuses %j seats', (seats) => {
    expect(faultsOf({ seats })).toEqual(['seats']);
  });

  it.each(['javascript:alert(1)', 'mailto:a@example.org', 'not an address'])('refuses the link %j', (link) => {
    expect(faultsOf({ link })).toEqual(['link']);
  });
});
