/** The texts that people write about impacts and points. */
import texts from './texts/phrases.json' with { type: 'json' };

/** Values for the placeholders in activities. */
export const PHRASES: Readonly<Record<string, readonly string[]>> = texts.slots;
/** Endings of a description that fit any kind of impact, a lesson as well as a clean-up. */
export const CLOSINGS: readonly string[] = texts.closings;
/** Endings for work with tools in the open air. */
export const OUTDOOR_CLOSINGS: readonly string[] = texts.outdoorClosings;
export const DECLINE_REASONS: readonly string[] = texts.declineReasons;
export const APPEAL_REASONS: readonly string[] = texts.appealReasons;
export const QUESTIONS: readonly string[] = texts.questions;
/** In the order of the questions. */
export const ANSWERS: readonly string[] = texts.answers;
export const REOPEN_REASONS: readonly string[] = texts.reopenReasons;
/** What people are given points for. */
export const GIFTS: readonly { reason: string; points: number }[] = texts.gifts;
