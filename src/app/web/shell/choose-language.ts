import type { Language } from '#languages/languages.ts';
import { switchLanguage } from '#platform/browser/page/page-language.ts';

/** For someone who is logged in, the choice applies to their other devices too. */
export async function chooseLanguage(language: Language, isLoggedIn: boolean): Promise<void> {
  if (isLoggedIn) {
    const { updateLanguage } = await import('#generated/users/updateLanguage.gen.ts');
    await updateLanguage({ body: { language } });
  }
  switchLanguage(language);
}
