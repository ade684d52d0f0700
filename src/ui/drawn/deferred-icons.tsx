import { Icon } from './icons.tsx';

/** Separate from the other icons, which are loaded with the first page. */
interface IconProps {
  className?: string | undefined;
}

export const PauseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M7 4.5v11M13 4.5v11" />
  </Icon>
);

export const PlayIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M6.5 4.5v11l9-5.5Z" />
  </Icon>
);

export const ShareIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M10 12.5V2.5M6.5 5.5 10 2.5l3.5 3M6 9H4v8.5h12V9h-2" />
  </Icon>
);

export const LinkIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8.5 11.5a3.2 3.2 0 0 0 4.6 0l3-3a3.2 3.2 0 0 0-4.6-4.6l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-3 3a3.2 3.2 0 0 0 4.6 4.6l1-1" />
  </Icon>
);
