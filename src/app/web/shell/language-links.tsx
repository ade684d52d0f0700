import { useLocation } from 'react-router-dom';
import { selectIsLoggedIn } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { LANGUAGES } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { addressInLanguage, listOffered, pageLanguage } from '#platform/browser/page/page-language.ts';
import { chooseLanguage } from './choose-language.ts';

/** Links to the page in each language, by the language's own name. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const isLoggedIn = useSessionSelector(selectIsLoggedIn);
  const own = pageLanguage();
  const offered = listOffered();
  if (offered.length === 1) return null;
  return (
    <nav aria-label={say('app.languageLinks.language')} className="basis-full">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm max-sm:gap-y-0">
        {offered.map((language) => (
          <li key={language}>
            <a
              href={addressInLanguage(pathname, search, language)}
              lang={language}
              dir="auto"
              hrefLang={language}
              aria-current={language === own ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                // If the account can't be changed, follow the link, which needs none.
                const { href } = event.currentTarget;
                chooseLanguage(language, isLoggedIn).catch(() => location.assign(href));
              }}
              className="text-link aria-[current]:font-semibold aria-[current]:text-ink not-aria-[current]:underline underline-offset-4 hover:text-ink max-sm:inline-block max-sm:py-2.5"
            >
              {LANGUAGES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
