/** When and where a picture was taken, as its camera wrote into the file. */
import readExif from 'exif-reader';

export interface PictureOrigin {
  takenOn: string | null;
  /** To a tenth of a degree, about 10 km. */
  latitude: number | null;
  longitude: number | null;
}

export const UNKNOWN_ORIGIN: PictureOrigin = { takenOn: null, latitude: null, longitude: null };

/** Cameras whose clock was never set write such years. */
const EARLIEST_YEAR = 1990;

/** @param exif the block of the file; many files have none, and some a broken one, which says nothing. */
export function originOf(exif: Buffer | undefined): PictureOrigin {
  const tags = exif && read(exif);
  if (!tags) return UNKNOWN_ORIGIN;
  const { GPSLatitude, GPSLatitudeRef, GPSLongitude, GPSLongitudeRef } = tags.GPSInfo ?? {};
  const latitude = degreesOf(GPSLatitude, { isNegative: GPSLatitudeRef === 'S', most: 90 });
  const longitude = degreesOf(GPSLongitude, { isNegative: GPSLongitudeRef === 'W', most: 180 });
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...UNKNOWN_ORIGIN, takenOn: dayOf(tags.Photo?.DateTimeOriginal), ...place };
}

function read(exif: Buffer): ReturnType<typeof readExif> | null {
  try {
    return readExif(exif);
  } catch {
    // The picture itself is fine, and what can't be read is as good as not there.
    return null;
  }
}

/** The camera's own day, whatever its time zone was. */
function dayOf(taken: unknown): string | null {
  if (!(taken instanceof Date) || Number.isNaN(taken.getTime()) || taken.getUTCFullYear() < EARLIEST_YEAR) return null;
  return taken.toISOString().slice(0, 10);
}

const MINUTES = 60;
const SECONDS = 3600;

/** @returns null for the place 0, 0 too, which stands for an unknown one in many files. */
function degreesOf(given: unknown, { isNegative, most }: { isNegative: boolean; most: number }): number | null {
  if (!Array.isArray(given)) return null;
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = given.map(Number);
  const value = degrees + minutes / MINUTES + seconds / SECONDS;
  if (!Number.isFinite(value) || value === 0 || value > most) return null;
  return Math.round((isNegative ? -value : value) * 10) / 10;
}
