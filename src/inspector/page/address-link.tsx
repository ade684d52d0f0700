import type { MouseEvent, ReactNode } from 'react';
import { type Address, addressWith, type ChangeAddress } from './use-address.ts';

interface AddressLinkProps {
  /** Changes to the address. */
  to: Partial<Address>;
  onChange: ChangeAddress;
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A link within this page that also works in a new tab or as a bookmark. */
export function AddressLink({ to, onChange, isCurrent = false, className, children }: AddressLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChange(to);
  }
  return (
    <a href={addressWith(to)} onClick={follow} aria-current={isCurrent || undefined} className={className}>
      {children}
    </a>
  );
}
