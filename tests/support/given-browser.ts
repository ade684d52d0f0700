/**
 * What a page's browser answers about notifications, given by the test: the tests' browser can't reach its push service,
 * and grants or denies without asking. The page, its worker and the server are the real ones.
 */
import type { Page } from '@playwright/test';
import type { PushDeviceInput } from '#generated/types.gen.ts';
import { makePushBrowser, type PushBrowser } from './push-service.ts';

type Ability = NotificationPermission | 'unable' | 'not on the home screen';

export interface GivenBrowser extends PushBrowser {
  become(ability: Ability): Promise<void>;
  /** Whether it has subscribed, from now on. */
  setSubscribed(isSubscribed: boolean): Promise<void>;
  isSubscribed(): Promise<boolean>;
  /** What the person answers to the question for permission, which the page has asked or will ask. */
  answer(permission: NotificationPermission): Promise<void>;
}

declare global {
  interface Window {
    givenBrowser: {
      become(ability: Ability): void;
      isSubscribed: boolean;
      answer(permission: NotificationPermission): void;
    };
  }
}

/** Applies to the documents that the page opens from now on. */
export async function giveBrowser(page: Page, endpoint: string): Promise<GivenBrowser> {
  const browser = makePushBrowser(endpoint);
  await page.addInitScript(give, browser.subscription);
  return {
    ...browser,
    become: (ability) => page.evaluate((next) => window.givenBrowser.become(next), ability),
    setSubscribed: (is) =>
      page.evaluate((next) => {
        window.givenBrowser.isSubscribed = next;
      }, is),
    isSubscribed: () => page.evaluate(() => window.givenBrowser.isSubscribed),
    answer: (permission) => page.evaluate((next) => window.givenBrowser.answer(next), permission),
  };
}

/** Runs in the page. */
function give({ endpoint, p256dh, auth }: PushDeviceInput): void {
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      window.givenBrowser.isSubscribed = false;
      return true;
    },
  } as unknown as PushSubscription;
  const SUBSCRIBED = 'given subscription';
  let permission: NotificationPermission = 'default';
  let answered = Promise.withResolvers<NotificationPermission>();
  window.givenBrowser = {
    // As long as the tab, as a real one outlives the page.
    get isSubscribed() {
      return sessionStorage.getItem(SUBSCRIBED) !== null;
    },
    set isSubscribed(is) {
      if (is) sessionStorage.setItem(SUBSCRIBED, 'true');
      else sessionStorage.removeItem(SUBSCRIBED);
    },
    become: (ability) => {
      if (ability === 'unable' || ability === 'not on the home screen') Reflect.deleteProperty(window, 'PushManager');
      else permission = ability;
      if (ability === 'not on the home screen') Object.defineProperty(navigator, 'standalone', { value: false });
    },
    answer: (next) => {
      permission = next;
      answered.resolve(next);
    },
  };
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    const given = await answered.promise;
    answered = Promise.withResolvers();
    return given;
  };
  PushManager.prototype.getSubscription = async () => (window.givenBrowser.isSubscribed ? subscription : null);
  PushManager.prototype.subscribe = async () => {
    window.givenBrowser.isSubscribed = true;
    return subscription;
  };
}
