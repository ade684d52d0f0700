/** A file goes as fast as its reader takes it, and that may be slow; nobody is waited for longer than this. */
export const DOWNLOAD_TIMEOUT_MS = 3_600_000;
