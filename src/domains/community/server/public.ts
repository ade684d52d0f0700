/** What src/app may use of community; everything else here is private. */
export { createNumbersCache, type NumbersCache } from './numbers.ts';
