import { describe, expect, it } from 'vitest';
import { type DrawnFlow, FLOWS, findFlow } from '#inspector/drawn-flows.ts';
import { findWalk } from '#inspector/simulate/find-walk.ts';
import { walk } from '#inspector/simulate/walk.ts';
import { writeWalk } from '#inspector/simulate/walk-link.ts';
import { inlineSlides } from '#inspector/slides/inline-slides.ts';
import { pictureOf, slidesOf, usualWidth } from '#inspector/slides/slides.ts';
import { slidesHtml } from '#inspector/slides/slides-html.ts';
import { type FlowPicture, readFlowPictures } from '#platform/shared/flow-picture.ts';

const login = findLogin();

function findLogin(): DrawnFlow {
  const flow = findFlow('login');
  if (!flow) throw new Error('There is no flow login');
  return flow;
}

const picture = (state: string, event: string, changes: Partial<FlowPicture> = {}): FlowPicture => ({
  machine: 'login',
  state,
  event,
  language: 'en',
  width: 390,
  file: `login/en/${state}~${event}.390.jpg`,
  ...changes,
});

const LOOK = { width: 390, language: 'en' };

function slidesTo(state: string) {
  const steps = findWalk(login, state);
  if (!steps) throw new Error(`Nothing leads to ${state}`);
  return slidesOf(login, walk(login.definition, login.chart, steps).places);
}

describe('the shortest walk to a state', () => {
  it('begins where most people do', () => {
    expect(writeWalk(findWalk(login, 'login.unverified') ?? [])).toBe(
      '!hasExternalCode!isExternalReturn,form.submitted,xstate.done.actor.logIn~isUnverified',
    );
  });

  it('continues another one', () => {
    const before = findWalk(login, 'login.unverified') ?? [];
    const steps = findWalk(login, 'login.resending', before) ?? [];
    expect(steps.slice(0, before.length)).toEqual(before);
    expect(steps.slice(before.length)).toEqual([{ event: 'resend.requested', answers: {} }]);
  });

  it('isn’t there for a state of another machine', () => {
    expect(findWalk(login, 'council.declined')).toBeNull();
  });

  it('leads to every state of every flow that isn’t left at once', () => {
    const missed = FLOWS.flatMap((flow) => {
      const { states, transitions } = flow.chart;
      const passing = new Set(
        transitions.filter(({ kind, guard }) => kind === 'always' && guard === null).map(({ source }) => source),
      );
      const resting = [...states.values()].filter(({ id, children }) => children.length === 0 && !passing.has(id));
      return resting.filter(({ id }) => findWalk(flow, id) === null).map(({ id }) => id);
    });
    expect(missed).toEqual([]);
  });
});

describe('slides of a walk', () => {
  it('tell each state, and what led to it', () => {
    expect(
      slidesTo('login.unverified').map(({ state, name, event, because }) => [state, name, event, because]),
    ).toEqual([
      ['login.editing', 'Editing', '', expect.stringContaining('Start')],
      ['login.submitting', 'Submitting', 'form.submitted', 'Form submitted'],
      ['login.unverified', 'Unverified', 'xstate.done.actor.logIn', expect.stringMatching(/verified/)],
    ]);
  });

  it('show the screen after the same event, or else after another', () => {
    const first = picture('login.editing', '');
    const refused = picture('login.editing', 'xstate.error.actor.logIn');
    const all = [first, refused, picture('login.editing', 'xstate.error.actor.logIn', { width: 1440 })];
    expect(pictureOf(all, { state: 'login.editing', event: 'xstate.error.actor.logIn' }, LOOK)).toBe(refused);
    expect(pictureOf(all, { state: 'login.editing', event: 'external.cancelled' }, LOOK)).toBe(first);
    expect(pictureOf(all, { state: 'login.submitting', event: 'form.submitted' }, LOOK)).toBeNull();
    expect(pictureOf(all, { state: 'login.editing', event: '' }, { ...LOOK, language: 'de' })).toBeNull();
  });

  it('begin with a phone’s screens on a phone, and with a computer’s on any computer', () => {
    const widths = [390, 1440];
    expect([320, 639, 640, 1280, 1920].map((available) => usualWidth(widths, available))).toEqual([
      390, 390, 1440, 1440, 1440,
    ]);
    expect(usualWidth([390], 1280)).toBe(390);
  });

  it('use the newest picture of a screen', () => {
    const twice = [picture('login.editing', ''), picture('login.editing', '')];
    expect(readFlowPictures(twice.map((one) => `${JSON.stringify(one)}\n`).join(''))).toEqual([twice[0]]);
    expect(readFlowPictures('')).toEqual([]);
  });
});

describe('slides as one file', () => {
  const slides = slidesTo('login.unverified');
  const pictures = [picture('login.editing', ''), picture('login.editing', '', { width: 1440, file: 'wide.jpg' })];
  const read = async (file: string) => `data:image/jpeg;base64,${Buffer.from(file).toString('base64')}`;
  const inlined = inlineSlides(login, slides, { pictures, read });

  it('contain the pictures of every size and a drawing of each state', async () => {
    const html = slidesHtml('Log in', await inlined);
    expect(html.match(/<article>/g)).toHaveLength(3);
    expect(
      html.match(/<img src="data:image\/jpeg;base64,[\w+/=]+" data-width="(390|1440)" data-language="en"/g),
    ).toHaveLength(2);
    expect(html.match(/<svg /g)).toHaveLength(3);
    expect(html).toContain('<option value="390">Phone, 390 px</option><option value="1440">Computer, 1440 px</option>');
    expect(html).toContain('No picture');
  });

  it('ask for nothing', async () => {
    const html = slidesHtml('Log in', await inlined);
    expect(html).toContain(`content="default-src 'none'; img-src data:;`);
    const addresses = html
      .replaceAll('xmlns="http://www.w3.org/2000/svg"', '')
      .match(/(https?:)?\/\/[\w.]|url\(|@import|<link|fetch\(/g);
    expect(addresses).toBeNull();
    for (const [, source] of html.matchAll(/(?:src|href)="([^"]*)"/g)) expect(source).toMatch(/^data:/);
  });

  it('escape what they say', async () => {
    const evil = '"><script>alert(1)</script>&';
    const [first] = await inlined;
    if (!first) throw new Error('There is no slide');
    const html = slidesHtml(evil, [{ ...first, name: evil, description: evil, because: evil, drawing: '' }]);
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  });
});
