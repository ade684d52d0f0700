/** Toolbar icons, all decorative. */
import { Icon } from '#ui/drawn/icons.tsx';

export const InsertLinkIcon = () => (
  <Icon>
    <path d="M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.6-2.6a3.25 3.25 0 0 0-4.6-4.6L9.7 5.7M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.6 2.6a3.25 3.25 0 0 0 4.6 4.6l1.4-1.4" />
  </Icon>
);

export const BulletsIcon = () => (
  <Icon className="mirrors size-5">
    <path d="M8 5h9M8 10h9M8 15h9M3.6 5h.01M3.6 10h.01M3.6 15h.01" />
  </Icon>
);

export const NumbersIcon = () => (
  <Icon>
    <path d="M9 5h8M9 10h8M9 15h8M3 4l1.4-.8V7M3 12.3c.3-.9 2.3-1 2.3.2 0 1-2.3 1.7-2.3 3h2.5" />
  </Icon>
);

export const QuoteIcon = () => (
  <Icon>
    <path d="M8 6c-2.6.6-4 2.3-4 5v3h4v-4H5.6M16 6c-2.6.6-4 2.3-4 5v3h4v-4h-2.4" />
  </Icon>
);

export const PictureIcon = () => (
  <Icon>
    <path d="M3 4.5h14v11H3zM3.5 14l4-4.5 3 3 2-2 4 4M12.8 7.7h.01" />
  </Icon>
);

export const UndoIcon = () => (
  <Icon className="mirrors size-5">
    <path d="M4 8h8a4 4 0 0 1 0 8H8M7.5 4.5 4 8l3.5 3.5" />
  </Icon>
);

export const RedoIcon = () => (
  <Icon className="mirrors size-5">
    <path d="M16 8H8a4 4 0 0 0 0 8h4M12.5 4.5 16 8l-3.5 3.5" />
  </Icon>
);
