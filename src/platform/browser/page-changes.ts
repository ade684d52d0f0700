/** Passes changes on the server on to every tab: only one tab of the browser receives them from the stream. */
import { createTabChannel } from './tab-channel.ts';

const channel = createTabChannel('groundswell:page-changes');

/** @param what the name that the stream's `changed` event uses. */
export const tellPageChange = (what: string): void => channel.tellAll(what);

/** @returns a function that stops listening. */
export const onPageChange = (what: string, listener: () => void): (() => void) => channel.on(what, listener);
