/**
 * Node.js flags and environment for a server.
 *
 * By default V8 lets garbage grow to four times the live heap before collecting it, and reserves 128 MiB for new
 * objects; limited to a gigabyte and 4 MiB it collects sooner, for the same CPU time. `npm run bench -- --export`
 * measures the effect.
 */
const HEAP_LIMITS = { '--max-old-space-size': 1024, '--max-semi-space-size': 4 };

/**
 * The embedded database is WebAssembly. At every start, optimising its largest function would take V8 several seconds
 * and 600 MB, which are freed minutes later at best. Unoptimised, it answers the first hundred lists sooner and saves
 * 70 MB.
 */
export const BASELINE_WEBASSEMBLY = '--liftoff-only';

/**
 * New objects fill 4 MiB within a few answers. Dividing so little between several threads takes longer than collecting
 * it in one.
 */
const SINGLE_THREADED_SCAVENGE = '--no-parallel-scavenge';

/** Compiling the embedded database briefly takes 500 MB, of which glibc wouldn't return 50 MB or more otherwise. */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** For the steps of a start, which would otherwise let hundreds of megabytes of garbage grow. */
export const SMALL_HEAP = [
  BASELINE_WEBASSEMBLY,
  SINGLE_THREADED_SCAVENGE,
  '--max-semi-space-size=4',
  '--max-old-space-size=300',
];

/** A limit in the operator's NODE_OPTIONS takes precedence. */
export const serverFlags = (nodeOptions = process.env['NODE_OPTIONS'] ?? ''): string[] => [
  BASELINE_WEBASSEMBLY,
  SINGLE_THREADED_SCAVENGE,
  ...Object.entries(HEAP_LIMITS)
    .filter(([flag]) => !nodeOptions.replaceAll('_', '-').includes(flag))
    .map(([flag, mebibytes]) => `${flag}=${mebibytes}`),
];
