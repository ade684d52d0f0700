/** The browser's cache of what it has read from the server. */
import { createQueryClient } from '#platform/browser/calls/query-client.ts';
import { takeRenderedData } from '../rendering/take-rendered-data.ts';

export const sharedQueryClient = createQueryClient();
takeRenderedData(sharedQueryClient);
