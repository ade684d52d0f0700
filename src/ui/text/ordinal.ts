import { say } from '#languages/say.ts';

/** 1st, 2nd, 3rd, 4th, 11th, 21st, 111th, 1,001st. */
export const ordinal = (rank: number): string => say('ui.ordinal.rank', { rank });
