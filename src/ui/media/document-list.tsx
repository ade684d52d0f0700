import { say } from '#languages/say.ts';

export interface ListedDocument {
  id: string;
  url: string;
  fileName: string | null;
}

/** Each opens in a new tab. */
export const DocumentList = ({ documents, className }: { documents: readonly ListedDocument[]; className: string }) => (
  <ul className={className}>
    {documents.map(({ id, url, fileName }, index) => (
      <li key={id}>
        <a dir="auto" href={url} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
          {fileName ?? say('ui.documentList.numbered', { number: index + 1 })}
        </a>
      </li>
    ))}
  </ul>
);
