/** Toolbar icons, all decorative. */
import { say } from '#languages/say.ts';
import { Icon } from '#ui/icons.tsx';

export const WayIcon = () => (
  <Icon>
    <path d={say('news.toolIcons.m85115a32')} />
  </Icon>
);

export const BulletsIcon = () => (
  <Icon>
    <path d={say('news.toolIcons.m85h9m810h9m815h9m36')} />
  </Icon>
);

export const NumbersIcon = () => (
  <Icon>
    <path d={say('news.toolIcons.m95h8m910h8m915h8m34l1')} />
  </Icon>
);

export const QuoteIcon = () => (
  <Icon>
    <path d={say('news.toolIcons.m86c266')} />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <path d={say('news.toolIcons.m345h14v11h3zm3514l4')} />
  </Icon>
);

export const UndoIcon = () => (
  <Icon>
    <path d={say('news.toolIcons.m48h8a4400')} />
  </Icon>
);

export const RedoIcon = () => (
  <Icon>
    <path d={say('news.toolIcons.m168h8a4400')} />
  </Icon>
);
