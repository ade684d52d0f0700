/**
 * When someone logs out: the browser's push service forgets this device, and what it showed is gone from its screen. The
 * server sends nothing more to a login that has ended.
 */
export async function endPushes(): Promise<void> {
  void navigator.clearAppBadge?.().catch(() => undefined);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    const subscription = await worker.pushManager?.getSubscription();
    // Without a connection, the subscription ends with the worker.
    await subscription?.unsubscribe().catch(() => undefined);
    for (const shown of await worker.getNotifications()) shown.close();
  }
}
