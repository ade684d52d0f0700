import { describe, expect, it } from 'vitest';
import {
  creationOf,
  findNewsFaults,
  inputOf,
  localMoment,
  type NewsDraft,
  updateOf,
} from '#domains/news/flows/news-draft.ts';

const DRAFT: NewsDraft = {
  title: ' The delta ',
  authorName: 'Fatou Ndiaye',
  typeArticle: 'story',
  date: '2025-04-02T08:00',
  content: '<p>Green again.</p>',
  isLive: true,
  cover: null,
  coverAlt: 'left over',
  isCoverDecorative: false,
  pictures: [],
  basis: null,
};
const faultsOf = (changes: Partial<NewsDraft>) => findNewsFaults({ ...DRAFT, ...changes }).map(({ field }) => field);

describe('a draft of an article', () => {
  it('is sent tidied, its date as a moment, without words for a picture that it has not', () => {
    expect(inputOf(DRAFT)).toEqual({
      title: 'The delta',
      authorName: 'Fatou Ndiaye',
      typeArticle: 'story',
      date: new Date('2025-04-02T08:00').toISOString(),
      content: '<p>Green again.</p>',
      isLive: true,
    });
  });

  it('takes its picture away when it has none any more', () => {
    expect(updateOf(DRAFT, null).imagesUrl).toBe('');
    expect(updateOf({ ...DRAFT, cover: 'key', coverAlt: ' A creek ' }, '/media/x/960.webp')).toMatchObject({
      imagesUrl: '/media/x/960.webp',
      imagesAlt: 'A creek',
    });
  });

  it('names itself when it is sent for the first time, and the article later on', () => {
    const draftId = '0b2d5b8e-6a1f-4a8e-9f65-0d6c5a3f2f10';
    expect(creationOf({ ...DRAFT, draftId }, '/media/x/960.webp')).toMatchObject({
      draftId,
      imagesUrl: '/media/x/960.webp',
    });
    expect(creationOf(DRAFT, null)).not.toHaveProperty('imagesUrl');
    expect(updateOf({ ...DRAFT, draftId }, null)).not.toHaveProperty('draftId');
  });

  it('says what it was written on top of, once there was something', () => {
    expect(updateOf(DRAFT, null)).not.toHaveProperty('basis');
    const basis = '2026-05-01T08:00:00.000Z';
    expect(updateOf({ ...DRAFT, basis }, null).basis).toBe(basis);
  });

  it('has no fault when it is whole', () => expect(faultsOf({})).toEqual([]));

  it.each([
    [{ title: ' ' }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ authorName: '' }, ['authorName']],
    [{ date: '' }, ['date']],
    [{ content: '' }, ['content']],
    [{ content: '<p> &nbsp;</p><h2></h2>' }, ['content']],
    [{ content: '<figure><img src="/media/x/960.webp" alt="a"></figure>' }, []],
    [{ cover: 'key', coverAlt: ' ' }, ['coverAlt']],
    [{ title: '', authorName: '', content: '', date: 'soon' }, ['title', 'authorName', 'content', 'date']],
  ])('names what is wrong with %j, in the order of the screen', (changes, fields) => {
    expect(faultsOf(changes)).toEqual(fields);
  });

  it('shows a moment by the author’s clock, and reads it back as the same', () => {
    const moment = new Date('2025-07-01T06:30:00.000Z');
    expect(localMoment(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(new Date(localMoment(moment)).toISOString()).toBe(moment.toISOString());
  });
});
