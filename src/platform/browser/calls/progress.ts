/** The bar at the top of the page while a route loads. Its code is fetched once the first page is shown. */

type Bar = typeof import('./progress-bar.ts');

let isFetching = false;
let bar: Bar | null = null;
let isLoading = false;

export function startProgress(): void {
  isLoading = true;
  showState();
}

export function finishProgress(): void {
  isLoading = false;
  showState();
}

function showState(): void {
  if (bar === null) void fetchBar();
  else if (isLoading) bar.showBar();
  else bar.endBar();
}

async function fetchBar(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  try {
    bar = await import('./progress-bar.ts');
  } catch {
    // Decorative: routes open without it.
    return;
  }
  showState();
}
