import { say } from '#languages/say.ts';
import { TitledSection } from '../text/titled-section.tsx';
import { DocumentList, type ListedDocument } from './document-list.tsx';

export function Documents({ documents }: { documents: readonly ListedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <TitledSection id="papers" title={say('ui.documents.documents')}>
      <DocumentList documents={documents} className="mt-2 space-y-1" />
    </TitledSection>
  );
}
