/** The domain’s calls. */
import { setWrittenIn } from './detect/set-written-in.ts';
import { translateText } from './translate/translate-text.ts';

export const translationCalls = { setWrittenIn, translateText };
