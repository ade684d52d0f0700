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

/** Some browsers have a detector that detects nothing. */
export async function canScan(): Promise<boolean> {
  if (!globalThis.BarcodeDetector || !navigator.mediaDevices) return false;
  return (await globalThis.BarcodeDetector.getSupportedFormats()).includes(QR);
}
