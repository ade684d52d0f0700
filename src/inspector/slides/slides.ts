/** A walk as a sequence of slides, and which picture of a screen each one shows. */
import type { FlowPicture } from '#platform/shared/flow-picture.ts';
import type { DrawnFlow } from '../drawn-flows.ts';
import { stateOf } from '../graph/chart.ts';
import { tellStep } from '../simulate/tell-step.ts';
import type { WalkPlace } from '../simulate/walk.ts';

export interface Slide {
  state: string;
  name: string;
  description: string;
  /** The type of the event that led here; empty at the start. */
  event: string;
  /** The same in words, with its conditions. */
  because: string;
  /** False for a state that no screen shows by itself, such as one in which the machine only waits. */
  hasScreen: boolean;
}

export function slidesOf({ chart }: Pick<DrawnFlow, 'chart'>, places: readonly WalkPlace[]): Slide[] {
  return places.map(({ step, active }) => {
    const { id, name, description, screen } = stateOf(chart, active.at(-1) ?? chart.id);
    return {
      state: id,
      name,
      description,
      event: step.event,
      because: tellStep(chart, step),
      hasScreen: screen !== null,
    };
  });
}

/** The picture of the state after the same event if there is one, since that may have left a message on the screen. */
export function pictureOf(
  pictures: readonly FlowPicture[],
  { state, event }: Pick<Slide, 'state' | 'event'>,
  { width, language }: Pick<FlowPicture, 'width' | 'language'>,
): FlowPicture | null {
  const own = pictures.filter((one) => one.state === state && one.width === width && one.language === language);
  return own.find((one) => one.event === event) ?? own[0] ?? null;
}

/** In the order of the pictures. */
export const languagesOf = (pictures: readonly Pick<FlowPicture, 'language'>[]): string[] => [
  ...new Set(pictures.map(({ language }) => language)),
];

/** Narrowest first. */
export const widthsOf = (pictures: readonly Pick<FlowPicture, 'width'>[]): number[] =>
  [...new Set(pictures.map(({ width }) => width))].sort((a, b) => a - b);

export const WIDEST_PHONE = 640;

/** Shorter moves of a finger are presses. */
export const SWIPE_PX = 48;

export const isPhone = (width: number): boolean => width < WIDEST_PHONE;

/** The width of the pictures that are shown first: a phone's on a phone, or else a computer's. */
export const usualWidth = (widths: readonly number[], available: number): number =>
  (isPhone(available) ? widths[0] : widths.at(-1)) ?? 0;
