/** The API guide is a page of the server, not of the app. */
export const GuideLink = ({ children }: { children: string }) => (
  <a href="/api/docs" className="text-link underline underline-offset-4 hover:text-ink">
    {children}
  </a>
);
