import { browserTimeZone } from '../../shared/time-zone.ts';
import { readPageSettings } from './page-settings.ts';

/** In which someone enters a time at first: the community's time zone, or else the reader's. */
export const firstTimeZone = (): string => readPageSettings().timeZone ?? browserTimeZone();
