/** Loaded into every process of a run on another day. */
import { shiftClock } from './clock.ts';

shiftClock(Number(process.env['TEST_CLOCK_SHIFT_MS'] ?? 0));
