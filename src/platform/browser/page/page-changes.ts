/** Passes changes on the server on to every tab: only one tab of the browser receives them from the stream. */
import { createTabChannel } from '../session/tab-channel.ts';

const channel = createTabChannel('groundswell:page-changes');

/** @param topic the name that the stream's `changed` event uses. */
export const notifyPageChange = (topic: string): void => channel.notifyAll(topic);

/** @returns a function that stops listening. */
export const onPageChange = (topic: string, listener: () => void): (() => void) => channel.on(topic, listener);
