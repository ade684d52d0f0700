import type { MakeTexts } from '../texts.gen.ts';

declare const makeTexts: MakeTexts;
export default makeTexts;
