/** Whether the server has drawn the page. */
export const isDrawn = (): boolean => document.getElementById('rendered-data') !== null;

/** With a timeout: a tab may be hidden before anything is painted, and not every browser reports paints. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 3_000);
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return;
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
