import { OwnTextPage } from '#domains/community/web/legal/own-text-page.tsx';
import { RichText } from '#domains/news/web/article/rich-text.tsx';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { DataFrame } from '../../shell/data-layout.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

/** The operator's pages that replace the built-in ones, and the imprint, by path. Unlike the built-in pages, they need data. */
export const OWN_LEGAL_PAGES = {
  rules: () => <OwnLegalPage page="rules" title={say('community.rulesPage.communityRules')} />,
  terms: () => <OwnLegalPage page="terms" title={say('community.termsPage.terms')} />,
  imprint: () =>
    // Decided while drawing: on the server, admins may set it between two pages.
    readPageSettings().imprint === true ? (
      <OwnLegalPage page="imprint" title={say('app.siteFooter.imprint')} />
    ) : (
      <NoImprint />
    ),
  privacy: () => <OwnLegalPage page="privacy" title={say('community.privacyPage.privacy')} />,
};

/** The route's title is that of an imprint. */
function NoImprint() {
  usePageTitle(say('app.page.notFound'));
  return <NotFoundPage />;
}

const OwnLegalPage = ({ page, title }: { page: keyof typeof OWN_LEGAL_PAGES; title: string }) => (
  <DataFrame>
    <OwnTextPage page={page} title={title}>
      {(html) => <RichText html={html} isPlain />}
    </OwnTextPage>
  </DataFrame>
);
