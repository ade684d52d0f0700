/** What the pictures of the community's look may be, checked before an upload and by the server. */
import type { LookPictureInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayBytes } from '#platform/shared/bytes.ts';

export type LookUse = LookPictureInput['use'];

/** Of an SVG. The server redraws all others. */
const MAX_SVG_BYTES = 100 * 1024;
const MAX_BYTES = 10 * 1024 * 1024;

export const LOOK_TYPES: Record<LookUse, readonly string[]> = {
  mark: ['image/svg+xml', 'image/png'],
  linkPicture: ['image/jpeg', 'image/png', 'image/webp'],
};

/** The smallest pictures, so that nothing is blurred much: of a mark, its longer side. */
export const MIN_MARK_SIDE = 192;
export const MIN_LINK_PICTURE = { width: 600, height: 315 };

/** @returns what is wrong with a file's type or size; undefined if nothing is. */
export function findLookFault(use: LookUse, { type, bytes }: { type: string; bytes: number }): string | undefined {
  if (!LOOK_TYPES[use].includes(type)) return sayWrongType(use);
  const most = type === 'image/svg+xml' ? MAX_SVG_BYTES : MAX_BYTES;
  return bytes > most ? say('settings.look.tooHeavy', { most: sayBytes(most) }) : undefined;
}

export const sayWrongType = (use: LookUse): string => say('settings.look.wrongType', { use });
