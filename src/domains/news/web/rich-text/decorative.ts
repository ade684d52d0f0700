import { say } from '#languages/say.ts';

export const DECORATIVE_HINT = say('news.decorative.hint');
