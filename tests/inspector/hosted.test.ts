import { createBrowserInspector } from '@statelyai/inspect';
import { describe, expect, it } from 'vitest';
import { HOSTED_PAGE } from '#inspector/live/hosted.ts';

describe('the hosted inspector', () => {
  it('is the URL that the official inspector opens by default', () => {
    const opened: string[] = [];
    const open = (url: string) => {
      opened.push(url);
      return null;
    };
    createBrowserInspector({ window: Object.assign(new EventTarget(), { open }) as Window & typeof globalThis });
    expect(opened).toEqual([HOSTED_PAGE]);
  });
});
