import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { News } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { leaveEditor } from './leave-editor.ts';
import { NewsForm } from './news-form.tsx';
import { emptyDraft } from './start-draft.ts';

export function NewArticlePage() {
  const { id: userId, name } = useKnownViewer();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const start = useMemo(() => emptyDraft(name, new Date()), [name]);
  return (
    <NewsForm
      userId={userId}
      news={null}
      start={start}
      heading={(actions) => (
        <PageHeading size="area" actions={actions}>
          {say('news.newArticlePage.heading')}
        </PageHeading>
      )}
      onSaved={(news: News) => leaveEditor({ queryClient, navigate }, news)}
    />
  );
}
