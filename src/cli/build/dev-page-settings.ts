/** In development Vite serves the page: this inserts the settings that the server would. */
import type { Plugin } from 'vite';
import { readConfig } from '#platform/config/config.ts';
import { pageSettingsOf, withPageSettings } from '#platform/http/page-settings.ts';

export function devPageSettings(): Plugin {
  return {
    name: 'dev-page-settings',
    apply: 'serve',
    transformIndexHtml: (html) =>
      withPageSettings(html, pageSettingsOf(readConfig({ MODE: 'development', ...process.env }))),
  };
}
