/** Sizes of files and memory, in the binary units that limits are set in. */
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;
const GIGABYTE = KILOBYTE ** 3;
/** From here on, the next unit has fewer digits. */
const MAX_AMOUNT = 1_000;

export function sayBytes(bytes: number): string {
  // A file that isn't empty has at least one.
  const kilobytes = bytes === 0 ? 0 : Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < MAX_AMOUNT) return say('platform.bytes.kilobytes', { amount: formatNumber(kilobytes) });
  const megabytes = bytes / MEGABYTE;
  return Math.round(megabytes) < MAX_AMOUNT
    ? say('platform.bytes.megabytes', { amount: shorten(megabytes) })
    : say('platform.bytes.gigabytes', { amount: shorten(bytes / GIGABYTE) });
}

const shorten = (amount: number) => formatNumber(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 });
