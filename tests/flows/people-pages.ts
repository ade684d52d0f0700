/** Pages of several logged-in people, each in their own browser. */
import type { Page } from '@playwright/test';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { PASSWORD } from '../support/factories.ts';
import type { Person, Stage } from './stage.ts';

export type PagesOf = (person: Person) => Promise<Page>;

/** Logs in with the login page's API call, since that page has its own walks. */
export function createPeoplePages({ newVisitor, show }: Stage): PagesOf {
  const pages = new Map<string, Promise<Page>>();
  const open = async (person: Person): Promise<Page> => {
    const context = await newVisitor();
    const page = await context.newPage();
    await beginSession(page, addressOf(person), PASSWORD);
    return page;
  };
  return async (person) => {
    const opened = pages.get(person) ?? open(person);
    pages.set(person, opened);
    const page = await opened;
    show(page);
    return page;
  };
}

/**
 * Leaves for the home page, so that the held decision is sent immediately, and waits for the response.
 *
 * @param call the URL of the call that sends it.
 */
export async function sendByLeaving(page: Page, call: RegExp): Promise<void> {
  const answer = page.waitForResponse((response) => call.test(response.url()) && response.request().method() !== 'GET');
  await page.getByRole('banner').getByRole('link').first().click();
  await answer;
}
