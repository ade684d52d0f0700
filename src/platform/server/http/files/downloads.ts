/** Downloads go at the reader's pace, but never longer than this. */
import { HOUR_MS } from '#platform/shared/moment.ts';

export const DOWNLOAD_TIMEOUT_MS = HOUR_MS;
