/**
 * How Node runs a server.
 *
 * Left to itself V8 lets what is long dead grow to four times what lives before it looks, and keeps 128 MiB for what is
 * new; told to make do with a gigabyte and 16 MiB it looks sooner. What each is worth is measured by
 * `npm run bench -- --export`.
 */
const LIMITS = { '--max-old-space-size': 1024, '--max-semi-space-size': 16 };

/**
 * The embedded database is WebAssembly. Optimising its largest function takes V8 600 MB and seconds at every start, and
 * gives it back in minutes at best: plain code answers the first hundred lists sooner and keeps 70 MB less.
 */
export const PLAIN_WEBASSEMBLY = '--liftoff-only';

/** An operator who set a limit in NODE_OPTIONS knows the machine better. */
export const serverFlags = (nodeOptions = process.env['NODE_OPTIONS'] ?? ''): string[] => [
  PLAIN_WEBASSEMBLY,
  ...Object.entries(LIMITS)
    .filter(([flag]) => !nodeOptions.replaceAll('_', '-').includes(flag))
    .map(([flag, mebibytes]) => `${flag}=${mebibytes}`),
];
