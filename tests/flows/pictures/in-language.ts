/**
 * Walks in another language than English. The steps name what they press in English; here the names are translated by
 * the product's own texts. What is seen isn't compared with texts: the machine on the page says its state, as it does to
 * the inspector.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { FLOWS_CHANNEL } from '#app/web/inspector-names.ts';
import type { Language } from '#languages/languages.ts';
import { LANGUAGE_COOKIE } from '#platform/shared/language-cookie.ts';
import type { Stage } from '../stage.ts';

type Texts = Record<string, string>;
type Name = string | RegExp;

const FIND = ['getByRole', 'getByLabel', 'getByText', 'getByPlaceholder', 'getByTitle', 'locator', 'filter'];
const SAME = ['first', 'last', 'nth', 'and', 'or'];

/** The page follows its machines and is in the language; locators that its steps make find the translated names. */
export async function inLanguage(stage: Stage, language: Language): Promise<Stage> {
  const read = async (code: string): Promise<Texts> =>
    (await import(`../../../src/languages/${code}.json`, { with: { type: 'json' } })).default;
  const [english, own] = await Promise.all([read('en'), read(language)]);
  const translate = (name: Name) => translated(name, english, own);
  const { hostname: domain } = new URL(stage.origin);
  await stage.page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, domain, path: '/' }]);
  await stage.page.addInitScript(followMachines, FLOWS_CHANNEL);
  return { ...stage, page: wrap(stage.page, translate) };
}

/** Waits until the machine on the page says that it's in the state. */
export async function untilState(page: Page, machine: string, state: string): Promise<void> {
  const states = () =>
    page.evaluate((id) => {
      const followed: unknown = Reflect.get(window, 'followedFlows');
      return followed instanceof Map ? JSON.stringify(followed.get(id) ?? null) : 'null';
    }, machine);
  const path = state.split('.').slice(1);
  const [last = '', ...outer] = path.toReversed();
  const value = outer.reduce<unknown>((inner, key) => ({ [key]: inner }), last);
  await expect.poll(states, { message: `the page is in ${state}` }).toBe(JSON.stringify(value));
}

/** Runs in the page, and keeps the last state of each of its machines. */
function followMachines(name: string): void {
  const followed = new Map<string, unknown>();
  const machines = new Map<string, string>();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    if (data.type === 'flows.here') channel.postMessage({ type: 'flows.hello' });
    if (data.type !== 'flows.told') return;
    for (const { sessionId, definition, snapshot } of data.messages) {
      if (definition) machines.set(sessionId, JSON.parse(definition).id);
      const machine = machines.get(sessionId);
      if (machine !== undefined && snapshot?.value !== undefined) followed.set(machine, snapshot.value);
    }
  });
  channel.postMessage({ type: 'flows.hello' });
  Object.assign(window, { followedFlows: followed });
}

/** A page or locator whose locators look for translated names. */
function wrap<Target extends Page | Locator>(target: Target, translate: (name: Name) => Name): Target {
  return new Proxy(target, {
    get: (wrapped, key) => {
      const value: unknown = Reflect.get(wrapped, key, wrapped);
      if (typeof value !== 'function') return value;
      if (typeof key === 'string' && [...FIND, ...SAME].includes(key))
        return (...given: unknown[]) =>
          wrap(Reflect.apply(value, wrapped, FIND.includes(key) ? given.map(translatedOf(key)) : given), translate);
      return value.bind(wrapped);
    },
  });

  function translatedOf(key: string) {
    return (one: unknown, index: number): unknown => {
      if (index === 0 && isName(one)) return key === 'getByRole' || key === 'locator' ? one : translate(one);
      if (typeof one !== 'object' || one === null) return one;
      const changed = Object.entries(one).map(([name, value]) => [
        name,
        ['name', 'hasText', 'hasNotText'].includes(name) && isName(value) ? translate(value) : value,
      ]);
      return Object.fromEntries(changed);
    };
  }
}

const isName = (value: unknown): value is Name => typeof value === 'string' || value instanceof RegExp;

/** Names that aren't among the texts, such as people's, stay. */
function translated(name: Name, english: Texts, own: Texts): Name {
  const keysOf = (fits: (text: string) => boolean) => Object.keys(english).filter((key) => fits(english[key] ?? ''));
  const same = typeof name === 'string' ? keysOf((text) => text === name) : keysOf((text) => name.test(text));
  const keys = same.length > 0 || typeof name !== 'string' ? same : keysOf((text) => text.includes(name));
  const texts = [...new Set(keys.flatMap((key) => own[key] ?? []))];
  if (texts.length === 0) return name;
  return new RegExp(`^\\s*(${texts.map(patternOf).join('|')})\\s*$`);
}

/** A text's values and tags are filled in on the page. */
const patternOf = (text: string): string =>
  text
    .split(/\{[^{}]*\}|<\/?\w+>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
