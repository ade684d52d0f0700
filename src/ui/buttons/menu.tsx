import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../drawn/icons.tsx';
import { type ButtonLook, buttonClass } from './button-style.ts';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** An internal path; without one, `onSelect` is called. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
  isDanger?: boolean | undefined;
}

export interface MenuProps extends ButtonLook {
  label: ReactNode;
  /** The button's name if `label` is a picture. */
  'aria-label'?: string | undefined;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end' | undefined;
  hasChevron?: boolean | undefined;
}

const PANEL = classNames(
  'absolute top-full z-30 mt-1.5 w-max min-w-52 max-w-[min(20rem,85vw)] rounded-e-md border border-line border-s-4 border-s-action bg-raised py-1 shadow-overlay outline-none',
  'transition duration-150 data-closed:opacity-0',
);

/** Keyboard support comes from Headless UI. Neither modal nor in a portal, so the page stays readable. */
export function Menu(props: MenuProps) {
  const { label, entries, align = 'start', hasChevron = true, variant = 'secondary', ...look } = props;
  const { 'aria-label': name, ...size } = look;
  return (
    <HeadlessMenu as="div" className="relative inline-block">
      <MenuButton aria-label={name} className={buttonClass({ variant, ...size })}>
        {label}
        {hasChevron && <ChevronDownIcon className="-me-1 size-4" />}
      </MenuButton>
      <MenuItems transition modal={false} className={classNames(PANEL, align === 'end' ? 'inset-e-0' : 'inset-s-0')}>
        {entries.map((entry) => (
          <MenuItem key={entry.id}>
            {entry.to ? (
              <Link to={entry.to} onClick={entry.onSelect} className={entryClass(entry)}>
                {entry.label}
              </Link>
            ) : (
              <button type="button" onClick={entry.onSelect} className={entryClass(entry)}>
                {entry.label}
              </button>
            )}
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}

function entryClass({ isDanger }: MenuEntry): string {
  return classNames(
    'block min-h-10 w-full px-4 py-2 text-start outline-none data-focus:bg-selected',
    'forced-colors:data-focus:outline-2 forced-colors:data-focus:-outline-offset-2',
    isDanger && 'text-danger-ink',
  );
}
