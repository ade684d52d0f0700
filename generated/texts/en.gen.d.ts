import type { Texts } from '../texts.gen.ts';

declare const texts: Readonly<Record<keyof Texts, (values: unknown) => string>>;
export default texts;
