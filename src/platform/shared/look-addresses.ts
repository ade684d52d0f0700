/** Where the community's own pictures are. The addresses contain a hash of what they show. */
import type { CommunityMark } from '#generated/types.gen.ts';

export const LOOK_PATH = '/look/';

/** Small pictures made of a mark, by the names of their files: pixels, and whether they fill a ground. */
export const ICONS = {
  '32.png': { size: 32, mark: 32, isOnPaper: false },
  '96.png': { size: 96, mark: 96, isOnPaper: false },
  '180.png': { size: 180, mark: 132, isOnPaper: true },
  '192.png': { size: 192, mark: 192, isOnPaper: false },
  '512.png': { size: 512, mark: 512, isOnPaper: false },
  /** Of which a circle remains. */
  'maskable-512.png': { size: 512, mark: 288, isOnPaper: true },
} as const;

export type Icon = keyof typeof ICONS;

export const isIcon = (name: string): name is Icon => Object.hasOwn(ICONS, name);

export const lookAddress = (file: string): string => LOOK_PATH + file;

export const iconAddress = (file: string, icon: Icon): string => `${LOOK_PATH}${file}/${icon}`;

/** For a mark beside a name. */
export const smallMarkAddress = (file: string): string =>
  file.endsWith('.svg') ? lookAddress(file) : iconAddress(file, '96.png');

/** On light grounds and, if it's another one, on dark grounds. */
export const smallMarkAddresses = ({ light, dark }: CommunityMark): readonly string[] =>
  [light, ...(dark === null || dark === light ? [] : [dark])].map(smallMarkAddress);

const IN_DARK = '{.mark-0:has(+.mark-1){display:none}.mark-1{display:block}}';

/**
 * How the community's marks are shown: the second in dark colours. It's part of a document only where there are any, since
 * the page's own styles have no room for what others don't need. Paper is always light.
 */
export const MARK_STYLE = [
  '.mark-0,.mark-1{object-fit:contain}.mark-1{display:none}',
  `@media screen{:root[data-theme=dark]${IN_DARK}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])${IN_DARK}}`,
].join('');
