/** In development, Vite serves the page: this inserts the settings, as the server does, and `PAGE_LANGUAGE`'s texts. */
import type { Plugin } from 'vite';
import { firstSettings } from '#app/server/live-config.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { isLanguage, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { pageSettingsOf, withPageSettings } from '#platform/server/http/pages/page-settings.ts';
import { readAllMessages } from '../texts/messages.ts';
import { translateDocument } from './language-files.ts';

export function devPageSettings(): Plugin {
  return {
    name: 'dev-page-settings',
    apply: 'serve',
    transformIndexHtml: (html) => {
      const language = process.env['PAGE_LANGUAGE'] ?? SOURCE_LANGUAGE;
      const config = readConfig({ MODE: 'development', ...process.env });
      const translated = translateDocument(html, readAllMessages(language));
      return withPageSettings(
        translated,
        pageSettingsOf(
          config,
          { settings: firstSettings(config), defaults: DEFAULTS },
          isLanguage(language) ? language : SOURCE_LANGUAGE,
        ),
      );
    },
  };
}
