/** Downloads go at the reader's pace, but never longer than this. */
export const DOWNLOAD_TIMEOUT_MS = 3_600_000;
