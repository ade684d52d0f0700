/** What has changed on the server, as one tab of the browser hears it from the stream, for every tab. */
import { createTabChannel } from './tab-channel.ts';

const channel = createTabChannel('groundswell:page-changes');

/** @param what as the event `changed` of the notification stream names it. */
export const tellPageChange = (what: string): void => channel.tellAll(what);

/** @returns a function that stops listening. */
export const onPageChange = (what: string, listener: () => void): (() => void) => channel.on(what, listener);
