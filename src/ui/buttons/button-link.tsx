import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-style.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClass({ variant, size, wide, className })} />;
}
