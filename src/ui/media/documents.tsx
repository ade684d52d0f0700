import { say } from '#languages/say.ts';
import { DocumentList, type ListedDocument } from './document-list.tsx';

export function Documents({ documents }: { documents: readonly ListedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="text-xl">
        {say('ui.documents.documents')}
      </h2>
      <DocumentList documents={documents} className="mt-2 space-y-1" />
    </section>
  );
}
