/** Reads QR codes by the browser's own detector, which not every browser has. */

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

const QR = 'qr_code';
const PAUSE_MS = 200;

/** Some browsers have a detector that detects nothing. */
export async function canScan(): Promise<boolean> {
  if (!globalThis.BarcodeDetector || !navigator.mediaDevices) return false;
  return (await globalThis.BarcodeDetector.getSupportedFormats()).includes(QR);
}

/** @returns what the first code says; null if `signal` ends it. @throws if the camera can't be used. */
export async function scanCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  if (!globalThis.BarcodeDetector) return null;
  const detector = new globalThis.BarcodeDetector({ formats: [QR] });
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
