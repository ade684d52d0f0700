import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdEvents } from '#app/web/early/events.ts';
import { FakeElement, type FakePage, openFakePage } from './fake-page.ts';

const PRESSED = '#root :is(button, a[href])';
const LEFT_CLICK = { button: 0, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const KEY = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

let page: FakePage;
const load = vi.fn();
beforeEach(() => {
  load.mockReset();
  page = openFakePage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (target: FakeElement, how = {}) => page.dispatch('click', target, { ...LEFT_CLICK, ...how });
const type = (key: string, target = new FakeElement('body'), how = {}) =>
  page.dispatch('keydown', target, { ...KEY, key, ...how });
const linkTo = (address: { pathname: string; search: string }) =>
  Object.assign(new FakeElement('a', [PRESSED]), { origin: 'https://here', target: '', ...address });
const run = () => page.dispatch('page-runs', null);

describe('a press before the page’s code runs', () => {
  it('is held, loads the code and is repeated once it runs', () => {
    holdEvents(load);
    const button = new FakeElement('button', [PRESSED]);
    expect(press(button)).toBe(false);
    expect(load).toHaveBeenCalledOnce();
    expect(button.click).not.toHaveBeenCalled();
    run();
    expect(button.click).toHaveBeenCalledOnce();
    expect(page.dataset['script']).toBe('runs');
    expect(press(button)).toBe(true);
  });

  it('is forgotten if what was pressed is gone', () => {
    holdEvents(load);
    const button = new FakeElement('button', [PRESSED]);
    press(button);
    button.isConnected = false;
    run();
    expect(button.click).not.toHaveBeenCalled();
  });

  it('on a link is only held if it leads to the same page with another query', () => {
    holdEvents(load);
    const filter = linkTo({ pathname: '/impacts', search: '?sdg=2' });
    expect(press(linkTo({ pathname: '/councils', search: '' }))).toBe(true);
    expect(press(filter, { ctrlKey: true })).toBe(true);
    expect(press(filter, { button: 1 })).toBe(true);
    expect(press(filter)).toBe(false);
  });

  it('is followed where that works without code, if the code is lost', () => {
    const { followLinks } = holdEvents(load);
    const link = linkTo({ pathname: '/impacts', search: '?sdg=2' });
    const search = Object.assign(new FakeElement('button', [PRESSED]), { form: { method: 'get' } });
    const like = Object.assign(new FakeElement('button', [PRESSED]), { form: null });
    for (const pressed of [link, search, like]) press(pressed);
    followLinks();
    expect([link, search, like].map(({ click }) => click.mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('isn’t held on a page that the server hasn’t drawn', () => {
    page = openFakePage({ isDrawn: false });
    holdEvents(load);
    expect(press(new FakeElement('button', [PRESSED]))).toBe(true);
    expect(page.dispatch('pointerdown', null)).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });

  it('hides what would make React hydrate the page at once', () => {
    const { letGo } = holdEvents(load);
    expect(page.dispatch('pointerdown', null)).toBe(false);
    letGo();
    expect(page.dispatch('pointerdown', null)).toBe(true);
  });
});

describe('keys before the page’s code runs', () => {
  it('open the search, whose text is written once its field has the focus', () => {
    vi.useFakeTimers();
    holdEvents(load);
    const body = new FakeElement('body');
    const repeated = vi.fn();
    body.addEventListener('keydown', repeated);
    for (const key of ['/', 't', 'r', 'x', 'Backspace', 'e']) expect(type(key, body)).toBe(false);
    run();
    expect(repeated).toHaveBeenCalledOnce();
    const field = new FakeElement('input', ['[role="dialog"] input', 'input, textarea, select']);
    type('e', body);
    page.dispatch('focusin', field);
    expect(field.value).toBe('tree');
    expect(type('s', field)).toBe(true);
  });

  it('take back an opened dialog with Escape', () => {
    holdEvents(load);
    const opener = new FakeElement('button', [PRESSED], { 'aria-haspopup': 'dialog' });
    const other = new FakeElement('button', [PRESSED]);
    press(opener);
    press(other);
    type('Escape');
    run();
    expect(opener.click).not.toHaveBeenCalled();
    expect(other.click).toHaveBeenCalledOnce();
  });

  it('are repeated on a button that arrows move', () => {
    holdEvents(load);
    const tab = new FakeElement('button', ['#root button']);
    const repeated = vi.fn();
    tab.addEventListener('keydown', repeated);
    expect(type('ArrowRight', tab)).toBe(false);
    run();
    expect(repeated).toHaveBeenCalledOnce();
    expect(repeated.mock.calls[0]?.[0]).toMatchObject({ key: 'ArrowRight' });
  });
});

describe('what is typed before the page’s code runs', () => {
  it('is written to its field again, after another value, so that React reports it', () => {
    holdEvents(load);
    const field = Object.assign(new FakeElement('input'), { id: 'search', type: 'text', value: 'tree' });
    expect(page.dispatch('input', field)).toBe(false);
    field.isConnected = false;
    const again = Object.assign(new FakeElement('input'), { id: 'search', type: 'text' });
    page.elements.set('search', again);
    const reported = vi.fn();
    again.addEventListener('input', reported);
    run();
    expect(again.written).toEqual(['', 'tree']);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('is chosen again', () => {
    holdEvents(load);
    const box = Object.assign(new FakeElement('input'), { type: 'checkbox', checked: true });
    page.dispatch('change', box);
    run();
    expect(box.checked).toBe(false);
    expect(box.click).toHaveBeenCalledOnce();
  });

  it('has the focus again', () => {
    holdEvents(load);
    const field = Object.assign(new FakeElement('input'), { id: 'search' });
    page.elements.set('search', field);
    page.dispatch('focusin', field);
    run();
    expect(field.focus).toHaveBeenCalledOnce();
  });
});
