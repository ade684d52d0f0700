import { say } from '#languages/say.ts';
import { Icon } from './icons.tsx';

/** Apart from the others, which come with the first page. */
interface IconProps {
  className?: string | undefined;
}

export const PauseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.laterIcons.m745v11m1345v11')} />
  </Icon>
);

export const PlayIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.laterIcons.m6545v11l95')} />
  </Icon>
);

export const ShareIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.laterIcons.m10125v25m65')} />
  </Icon>
);

export const LinkIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.laterIcons.m85115a32')} />
  </Icon>
);
