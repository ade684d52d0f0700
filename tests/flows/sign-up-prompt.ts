/** The sign-up prompt, shown and not shown, with a paused clock. */
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { signUpPromptMachine } from '#domains/auth/flows/sign-up-prompt.ts';
import { signUpPromptMessages } from '#domains/auth/messages.ts';
import { submitLogin } from '../e2e/support/people.ts';
import { appears, openWithClock } from '../e2e/support/prompt-clock.ts';
import { type FlowMap, PASSED_THROUGH, type Step } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
}

const DELAY_MS = 8_000;
const COUNTING = 'signUpPrompt.waiting.counting';

const isOpen = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ waiting: 'open' });
const isStandingBack = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ waiting: 'standingBack' });
/** True if nothing else on the page is reachable. */
const isCovered = (snapshot: AnyMachineSnapshot): boolean => isOpen(snapshot) || isStandingBack(snapshot);

const search = (page: Page) => page.getByRole('combobox', { name: /search/i });

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Join the Groundswell community' });
const isAway = ({ page }: World) => expect(prompt(page)).toHaveCount(0);

const isThere = ({ page }: World) => appears(page, prompt(page).getByText(signUpPromptMessages.body));

/** Checks that the prompt doesn't open, even after twice its delay. */
async function staysAway(world: World): Promise<void> {
  await isAway(world);
  await world.page.clock.runFor(2 * DELAY_MS);
  await isAway(world);
}

async function open({ page }: Stage, path: string, calls = createHeldCalls(page)): Promise<World> {
  await openWithClock(page, path);
  return { page, calls };
}

/** Opens the page with a session's tokens that the server hasn't confirmed yet. */
async function openUnknown(stage: Stage): Promise<World> {
  const { page } = stage;
  await page.goto('/auth/login');
  await submitLogin(page, 'member');
  await page.waitForURL('**/dashboard');
  const calls = createHeldCalls(page);
  await calls.hold('**/api/users/view');
  return open(stage, '/terms', calls);
}

async function closeSearch(page: Page): Promise<void> {
  await search(page).press('Escape');
  await page.clock.runFor(1_000);
  await expect(search(page)).toHaveCount(0);
}

const entered = (
  says: string,
  path: string,
  { take, when }: Required<Pick<Step<World>, 'take' | 'when'>>,
): Step<World> => ({
  says,
  event: { type: 'page.entered', path },
  when,
  take,
});

export const signUpPromptMap: FlowMap<Stage, World> = {
  machine: signUpPromptMachine,
  keyOf: ({ context }) => context,
  starts: [
    {
      says: 'as a visitor on a public page',
      input: { path: '/terms', visitor: 'visitor' },
      open: (stage) => open(stage, '/terms'),
    },
    {
      says: 'as a visitor on the login page',
      input: { path: '/auth/login', visitor: 'visitor' },
      open: (stage) => open(stage, '/auth/login'),
    },
    {
      says: 'with stored tokens the server hasn’t confirmed yet',
      input: { path: '/terms', visitor: 'unknown' },
      open: openUnknown,
    },
  ],
  steps: [
    {
      says: 'eight seconds pass',
      event: { type: `xstate.after.signUpPromptDelay.${COUNTING}` },
      when: ({ context }) => context.visitor === 'unknown',
      take: ({ page }) => page.clock.runFor(DELAY_MS + 100),
    },
    {
      says: 'eight seconds pass while the search is open',
      event: { type: `xstate.after.signUpPromptDelay.${COUNTING}` },
      when: ({ context }) => context.visitor === 'visitor',
      take: async ({ page }) => {
        await page.getByRole('button', { name: 'Search' }).click();
        await appears(page, search(page));
        await page.clock.runFor(DELAY_MS + 100);
      },
    },
    {
      says: 'the visitor closes the search',
      event: { type: 'cover.lifted' },
      take: ({ page }) => closeSearch(page),
    },
    entered('the person opens another public page', '/privacy', {
      when: (snapshot) => snapshot.context.path === '/terms' && !isCovered(snapshot),
      take: async ({ page }) => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
        await page.waitForURL('**/privacy');
      },
    }),
    entered('the visitor opens the login page', '/auth/login', {
      when: (snapshot) =>
        snapshot.context.visitor === 'visitor' && snapshot.context.path !== '/auth/login' && !isCovered(snapshot),
      take: async ({ page }) => {
        await page.getByRole('link', { name: 'Log in' }).first().click();
        await page.waitForURL('**/auth/login');
      },
    }),
    {
      says: 'the server says who is logged in',
      event: { type: 'visitor.changed', visitor: 'known' },
      when: ({ context }) => context.visitor === 'unknown',
      take: async ({ page, calls }) => {
        await calls.answer();
        await expect(page.getByRole('navigation', { name: 'Member area' })).toBeVisible();
      },
    },
    {
      says: 'someone logs in in another tab',
      event: { type: 'visitor.changed', visitor: 'known' },
      when: isCovered,
      take: async ({ page }) => {
        const other = await page.context().newPage();
        await other.goto('/auth/login');
        await submitLogin(other, 'member');
        await other.waitForURL('**/dashboard');
        await other.close();
        if (await search(page).isVisible()) await closeSearch(page);
      },
    },
    {
      says: 'the person logs out',
      event: { type: 'visitor.changed', visitor: 'visitor' },
      when: ({ context }) => context.visitor === 'known',
      take: async ({ page }) => {
        await page.getByRole('link', { name: 'Log out' }).first().click();
        await page.waitForURL('**/logout');
      },
    },
    {
      says: 'the visitor closes the invitation',
      event: { type: 'prompt.dismissed' },
      take: ({ page }) => page.keyboard.press('Escape'),
    },
    {
      says: 'the visitor follows the invitation',
      event: { type: 'signUp.chosen' },
      take: ({ page }) => prompt(page).getByRole('link', { name: signUpPromptMessages.button }).click(),
      shows: ({ page }) => page.waitForURL('**/auth/register'),
    },
  ],
  states: {
    'signUpPrompt.waiting.deciding': PASSED_THROUGH,
    'signUpPrompt.waiting.resting': staysAway,
    [COUNTING]: isAway,
    'signUpPrompt.waiting.due': staysAway,
    'signUpPrompt.waiting.standingBack': staysAway,
    'signUpPrompt.waiting.open': isThere,
    'signUpPrompt.answered': staysAway,
  },
};
