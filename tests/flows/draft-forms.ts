/** The forms with stored drafts: what is written into each, and where it leads. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { councilForm } from '#domains/councils/flows/council-form-machine.ts';
import { newsForm } from '#domains/news/flows/news-form-machine.ts';
import { opportunityForm } from '#domains/opportunities/flows/opportunity-form-machine.ts';
import { profileEditing } from '#domains/profiles/flows/profile-editing.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { hasMedia } from '../e2e/support/uploading.ts';
import { contentOf, foundApproved, join } from '../support/councils.ts';
import { dataOf } from '../support/impacts.ts';
import { createNews, updateNews } from '../support/news.ts';
import {
  approve,
  CLIMATE,
  dayFromNow,
  GRANT,
  letDeadlinePass,
  offer,
  opportunityOf,
} from '../support/opportunities.ts';
import { drawPicture } from '../support/uploads.ts';
import { discardByQuestion, draftFormMap } from './draft-form.ts';
import { PEOPLE } from './stage.ts';

const SAID = 'For anyone who lives by the shore.';

const picture = async () => ({
  name: 'shore.png',
  mimeType: 'image/png',
  buffer: await drawPicture(60, 40).png().toBuffer(),
});

const title = (page: Page, words: string) => page.getByLabel('Title').fill(words);

async function addFile(page: Page): Promise<void> {
  await page.locator('#pictures').setInputFiles(await picture());
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
}

export const councilFormMap = draftFormMap({
  machine: councilForm.machine,
  person: 'member',
  path: '/dashboard/councils/new',
  form: { name: 'Submit for approval', pending: 'Submitting' },
  call: '**/api/council',
  editing: {
    form: { name: 'Save changes', pending: 'Saving changes' },
    call: '**/api/council/*',
    what: 'council',
    closed: 'You can’t edit this council any more',
    open: async ({ caller }, word) => {
      const [owner, admin] = [await caller('member'), await caller('admin')];
      const council = await foundApproved(owner, admin, { councilTitle: `Shore of ${word}` });
      const put = (changes: object) => owner.put(`/council/${council.id}`, { ...contentOf(council), ...changes });
      return {
        path: `/dashboard/councils/${council.id}/edit`,
        edit: async () => dataOf(await put({ description: `${SAID} ${randomUUID()}` })),
        close: async () => {
          const other = await caller('owner');
          await join(other, owner, council.id);
          return dataOf(await put({ ownerId: dataOf(await other.get<CurrentUser>('/users/view')).id }));
        },
      };
    },
  },
  start: { councilTitle: '', description: '', sdgs: [], location: '', pictures: [], revision: null },
  wrong: { fields: { councilTitle: 'Shore' }, write: ({ page, word }) => title(page, `Shore of ${word}`) },
  right: {
    fields: { councilTitle: 'Shore', description: SAID, sdgs: [14] },
    write: async ({ page, word }) => {
      await title(page, `Shore of ${word}`);
      await page.getByLabel('Description').fill(SAID);
      await page.getByText('Life below water').click();
    },
  },
  field: 'Title',
  discard: discardByQuestion,
  addPicture: addFile,
  seesSent: ({ page, word }) => expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible(),
});

export const opportunityFormMap = draftFormMap({
  machine: opportunityForm.machine,
  person: 'partner',
  path: '/partner/opportunities/new',
  form: { name: 'Submit for verification', pending: 'Submitting' },
  call: '**/api/opportunity',
  editing: {
    form: { name: 'Save changes', pending: 'Saving changes' },
    // The address it's read from ends in a slash.
    call: /\/api\/opportunity\/[0-9a-f-]{36}\/?$/,
    what: 'opportunity',
    closed: 'You can’t edit this opportunity any more',
    isSlow: true,
    open: async ({ caller, whileStopped }, word) => {
      const partner = await caller('partner');
      const given = opportunityOf({ title: `A year on ${word}` });
      const { id } = await offer(partner, given);
      return {
        path: `/partner/opportunities/${id}/edit`,
        edit: async () => {
          const changes = { description: `${SAID} ${randomUUID()}` };
          return dataOf(await partner.put(`/opportunity/${id}`, { ...given, ...changes }));
        },
        close: async () => {
          await approve(await caller('admin'), id);
          await whileStopped(({ db }) => letDeadlinePass(db, id));
        },
      };
    },
  },
  start: {
    title: '',
    typeId: '',
    categoryId: '',
    description: '',
    sdgs: [],
    isRemote: false,
    location: '',
    deadline: '',
    timeZone: 'Europe/Berlin',
    hasSeats: true,
    seats: '',
    link: '',
    pictures: [],
    revision: null,
  },
  wrong: { fields: { title: 'Shore' }, write: ({ page, word }) => title(page, `A year on ${word}`) },
  right: {
    fields: {
      title: 'Shore',
      typeId: GRANT,
      categoryId: CLIMATE,
      description: SAID,
      sdgs: [14],
      isRemote: true,
      deadline: dayFromNow(40),
      hasSeats: false,
    },
    write: async ({ page, word }) => {
      await title(page, `A year on ${word}`);
      await page.getByLabel('Type').selectOption({ label: 'Scholarship' });
      await page.getByLabel('Category').selectOption({ index: 1 });
      await page.getByLabel('Description').fill(SAID);
      await page.getByText('Life below water').click();
      await page.getByRole('checkbox', { name: /anywhere/ }).check();
      await page.getByLabel('Last day to apply').fill(dayFromNow(40));
      await page.getByLabel('Unlimited').check();
    },
  },
  field: 'Title',
  discard: discardByQuestion,
  addPicture: addFile,
  seesSent: ({ page, word }) =>
    expect(page.getByRole('listitem').filter({ hasText: word })).toContainText('Awaiting verification'),
});

export const newsFormMap = draftFormMap({
  machine: newsForm.machine,
  person: 'admin',
  path: '/admin/news/new',
  form: { name: 'Save draft', pending: 'Saving' },
  call: '**/api/news',
  editing: {
    form: { name: 'Save draft', pending: 'Saving' },
    call: '**/api/news/*',
    what: 'article',
    closed: 'This article is deleted',
    open: async ({ caller, origin }, word) => {
      const admin = await caller('admin');
      const { id } = dataOf(await createNews(origin, admin, { title: `News of ${word}` }));
      return {
        path: `/admin/news/${id}/edit`,
        edit: async () => dataOf(await updateNews(origin, admin, id, { content: `<p>${SAID} ${randomUUID()}</p>` })),
        close: async () => dataOf(await admin.call('DELETE', `/news/${id}`)),
      };
    },
  },
  start: {
    title: '',
    authorName: 'Aroha Ngata',
    typeArticle: 'news',
    date: '2026-11-18T10:00',
    openedDate: null,
    content: '',
    isLive: false,
    cover: null,
    coverAlt: '',
    isCoverDecorative: false,
    pictures: [],
    revision: null,
  },
  wrong: { fields: { title: 'Shore' }, write: ({ page, word }) => title(page, `News of ${word}`) },
  right: {
    fields: { title: 'Shore', content: `<p>${SAID}</p>` },
    write: async ({ page, word }) => {
      await title(page, `News of ${word}`);
      await page.getByRole('textbox', { name: 'Text' }).fill(SAID);
    },
  },
  field: 'Title',
  discard: discardByQuestion,
  addPicture: async (page) => {
    const uploaded = page.waitForResponse(hasMedia);
    await page.locator('#cover').setInputFiles(await picture());
    await page.getByLabel('Decorative').check();
    await uploaded;
    await expect(page.getByRole('progressbar', { name: 'Uploading the picture' })).toHaveCount(0);
  },
  seesSent: ({ page, word }) => expect(page.getByText(`“News of ${word}” is saved`)).toBeVisible(),
});

const { name, lastName } = PEOPLE.member;

const PROFILE = { name, lastName, location: 'Dakar, Senegal', contactNo: '+221 70 123 45 67' };

export const profileEditingMap = draftFormMap({
  machine: profileEditing.machine,
  person: 'member',
  path: '/dashboard/settings/profile',
  form: { name: 'Save profile', pending: 'Saving your profile' },
  call: '**/api/users',
  editing: {
    form: { name: 'Save profile', pending: 'Saving your profile' },
    call: '**/api/users',
    readBy: '**/api/users/view',
    what: 'profile',
    closed: null,
    isAlwaysThere: true,
    open: async ({ caller }) => {
      const own = await caller('member');
      const edit = async () =>
        dataOf(await own.put('/users', { ...PROFILE, isTermsAgreed: true, bio: `I count terns. ${randomUUID()}` }));
      return { path: '/dashboard/settings/profile', edit };
    },
  },
  start: { ...PROFILE, bio: '', pictures: [], revision: 1 },
  wrong: {
    fields: { contactNo: 'none', bio: SAID },
    write: async ({ page, word }) => {
      await page.getByLabel('Bio').fill(`I count herons in ${word}.`);
      await page.getByLabel('Phone number').fill('none');
    },
  },
  right: {
    fields: { contactNo: '+221 70 765 43 21', bio: SAID },
    write: async ({ page, word }) => {
      await page.getByLabel('Bio').fill(`I count herons in ${word}.`);
      await page.getByLabel('Phone number').fill('+221 70 765 43 21');
    },
  },
  field: 'Bio',
  discard: (page) => page.getByRole('button', { name: 'Undo changes' }).click(),
  addPicture: null,
  seesSent: ({ page }) => expect(page.getByText('Your profile is saved')).toBeVisible(),
});
