/** The look of the API's pages: the product's colours, faces and mark (`src/ui/theme.css`), in both themes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Colours {
  page: string;
  raised: string;
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  action: string;
  onAction: string;
  link: string;
}

const LIGHT: Colours = {
  page: 'oklch(0.985 0.008 95)',
  raised: 'oklch(0.955 0.012 100)',
  sunken: 'oklch(0.93 0.035 150)',
  ink: 'oklch(0.22 0.03 160)',
  muted: 'oklch(0.46 0.028 155)',
  line: 'oklch(0.88 0.015 110)',
  action: 'oklch(0.42 0.09 155)',
  onAction: 'oklch(0.985 0.008 95)',
  link: 'oklch(0.4 0.09 155)',
};
const DARK: Colours = {
  page: 'oklch(0.205 0.024 162)',
  raised: 'oklch(0.25 0.027 162)',
  sunken: 'oklch(0.325 0.05 158)',
  ink: 'oklch(0.945 0.012 95)',
  muted: 'oklch(0.76 0.02 130)',
  line: 'oklch(0.35 0.026 160)',
  action: 'oklch(0.76 0.12 153)',
  onAction: 'oklch(0.19 0.03 160)',
  link: 'oklch(0.8 0.11 152)',
};

const coloursOf = (mode: string, { page, raised, sunken, ink, muted, line, action, onAction, link }: Colours) => `
.${mode} {
  --scalar-background-1: ${page}; --scalar-background-2: ${raised}; --scalar-background-3: ${sunken};
  --scalar-background-accent: ${sunken}; --scalar-border-color: ${line};
  --scalar-color-1: ${ink}; --scalar-color-2: ${muted}; --scalar-color-3: ${muted}; --scalar-color-accent: ${link};
  --scalar-button-1: ${action}; --scalar-button-1-color: ${onAction}; --scalar-button-1-hover: ${link};
  --scalar-sidebar-background-1: ${raised}; --scalar-sidebar-border-color: ${line};
  --scalar-sidebar-color-1: ${ink}; --scalar-sidebar-color-2: ${muted}; --scalar-sidebar-color-active: ${ink};
  --scalar-sidebar-item-active-background: ${sunken}; --scalar-sidebar-item-hover-background: ${sunken};
}`;

/** The room above the reference is for our own bar, which links back to the site. */
const BAR = `
:root { --scalar-custom-header-height: 3.5rem; --scalar-radius: 4px; --scalar-radius-lg: 8px;
  --scalar-font: "Figtree Variable", system-ui, sans-serif }
:is(h1, h2, h3) { font-family: "Fraunces Variable", Georgia, serif !important; font-weight: 560 !important;
  letter-spacing: -0.015em }
.way-back { position: sticky; top: 0; z-index: 10; display: flex; align-items: center; justify-content: space-between;
  gap: 1rem; height: 3.5rem; padding: 0 1.5rem; background: var(--scalar-background-2);
  border-bottom: 1px solid var(--scalar-border-color); font: 1rem var(--scalar-font) }
.way-back a { color: var(--scalar-color-accent) }
.way-back .brand { display: flex; align-items: center; gap: 0.625rem; color: var(--scalar-color-1);
  font: 560 1.375rem "Fraunces Variable", Georgia, serif; text-decoration: none }
.way-back img { width: 2rem; height: 2rem }
`;

const FACES = { 'Figtree Variable': 'figtree-latin-wght-normal', 'Fraunces Variable': 'fraunces-latin-opsz-normal' };

/** The faces come from the built page, whose file names change with their content; without it, stand-ins are used. */
function facesIn(pageFolder: string): string {
  const folder = join(pageFolder, 'assets');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.woff2')) : [];
  return Object.entries(FACES)
    .map(([family, begin]) => [family, files.find((name) => name.startsWith(begin))])
    .filter(([, file]) => file !== undefined)
    .map(
      ([family, file]) =>
        `@font-face { font-family: "${family}"; src: url("/assets/${file}") format("woff2"); font-weight: 100 900; font-display: swap }`,
    )
    .join('\n');
}

export const referenceStyle = (pageFolder: string): string =>
  [facesIn(pageFolder), coloursOf('light-mode', LIGHT), coloursOf('dark-mode', DARK), BAR].join('\n');
