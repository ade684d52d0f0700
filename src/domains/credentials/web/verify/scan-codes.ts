/** Reads a QR code by the camera. */
const PAUSE_MS = 200;

/** @returns what the first code says; null if `signal` ends it. @throws if the camera can't be used. */
export async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  if (!globalThis.BarcodeDetector) return null;
  const detector = new globalThis.BarcodeDetector({ formats: ['qr_code'] });
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (signal.aborted) return null;
    video.srcObject = camera;
    await video.play();
    while (!signal.aborted) {
      const [found] = await detector.detect(video);
      if (found) return found.rawValue;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return null;
  } finally {
    for (const track of camera.getTracks()) track.stop();
  }
}
