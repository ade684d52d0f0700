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
  openedDate: null,
  content: '<p>Green again.</p>',
  isLive: true,
  cover: null,
  coverAlt: 'left over',
  isCoverDecorative: false,
  pictures: [],
  revision: null,
};
const faultsOf = (changes: Partial<NewsDraft>) => findNewsFaults({ ...DRAFT, ...changes }).map(({ field }) => field);

describe('the draft of an article', () => {
  it('is sent trimmed, its date as a timestamp, without alt text for a missing picture', () => {
    expect(inputOf(DRAFT)).toEqual({
      title: 'The delta',
      authorName: 'Fatou Ndiaye',
      typeArticle: 'story',
      date: new Date('2025-04-02T08:00').toISOString(),
      content: '<p>Green again.</p>',
      isLive: true,
    });
  });

  it('removes a picture that was taken out', () => {
    expect(updateOf(DRAFT, null).imagesUrl).toBe('');
    expect(updateOf({ ...DRAFT, cover: 'key', coverAlt: ' A creek ' }, '/media/x/960.webp')).toMatchObject({
      imagesUrl: '/media/x/960.webp',
      imagesAlt: 'A creek',
    });
  });

  it('sends its draft id when new, and none for an existing article', () => {
    const draftId = '0b2d5b8e-6a1f-4a8e-9f65-0d6c5a3f2f10';
    expect(creationOf({ ...DRAFT, draftId }, '/media/x/960.webp')).toMatchObject({
      draftId,
      imagesUrl: '/media/x/960.webp',
    });
    expect(creationOf(DRAFT, null)).not.toHaveProperty('imagesUrl');
    expect(updateOf({ ...DRAFT, draftId }, null)).not.toHaveProperty('draftId');
  });

  it('sends the version it is based on, if there is one', () => {
    expect(updateOf(DRAFT, null)).not.toHaveProperty('revision');
    expect(updateOf({ ...DRAFT, revision: 3 }, null).revision).toBe(3);
  });

  it('is valid when complete', () => expect(faultsOf({})).toEqual([]));

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
  ])('reports errors in %j in the order of the form', (changes, fields) => {
    expect(faultsOf(changes)).toEqual(fields);
  });

  it('keeps the moment of an article whose date is unchanged, its seconds with it', () => {
    const openedDate = '2025-07-01T06:30:12.345Z';
    const opened = { ...DRAFT, date: localMoment(new Date(openedDate)), openedDate };
    expect(inputOf(opened).date).toBe(openedDate);
    expect(inputOf({ ...opened, date: '2025-07-02T08:00' }).date).toBe(new Date('2025-07-02T08:00').toISOString());
  });

  it('shows a timestamp in local time and reads it back unchanged', () => {
    const moment = new Date('2025-07-01T06:30:00.000Z');
    expect(localMoment(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(new Date(localMoment(moment)).toISOString()).toBe(moment.toISOString());
  });
});
