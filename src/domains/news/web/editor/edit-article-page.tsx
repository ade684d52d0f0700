import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { getNewsOptions } from '#generated/news/getNews.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { News } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { leaveEditor } from './leave-editor.ts';
import { NewsForm } from './news-form.tsx';
import { draftOf } from './start-draft.ts';

export function EditArticlePage() {
  const { id = '' } = useParams();
  const { id: userId } = useKnownViewer();
  const isId = zId.safeParse(id).success;
  const queryClient = useQueryClient();
  const asked = getNewsOptions({ path: { id } });
  const read = useQuery({
    ...asked,
    // Always fetch the latest version, and don't refetch while someone is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    enabled: isId,
  });
  const { data, error, isFetchedAfterMount } = read;
  const news = data?.data;
  usePageTitle(news && say('news.editArticlePage.edit', { title: isolate(news.title) }));
  if (!isId || (isApiError(error) && error.status === 404)) return <MissingPage />;
  if (news && isFetchedAfterMount) {
    return news.state === 'deleted' ? (
      <DeletedNotice news={news} />
    ) : (
      <Editing
        news={news}
        userId={userId}
        reread={async () => {
          const { data: newest } = await queryClient.fetchQuery({ ...asked, staleTime: 0, retry: false });
          return newest.state === 'deleted' ? null : draftOf(newest);
        }}
      />
    );
  }
  return (
    <>
      <PageHeading size="area">{say('news.editArticlePage.editArticle')}</PageHeading>
      {error ? (
        <FailedRead of={read} className="mt-8" what={say('news.editArticlePage.failed')} />
      ) : (
        <LoadingState label={say('news.editArticlePage.loading')} className="mt-8">
          <Skeleton className="h-96 w-full" />
        </LoadingState>
      )}
    </>
  );
}

function Editing({ news, userId, reread }: { news: News; userId: string; reread: () => Promise<NewsDraft | null> }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const start = useMemo(() => draftOf(news), [news]);
  return (
    <NewsForm
      userId={userId}
      news={news}
      start={start}
      reread={reread}
      heading={(actions) => (
        <PageHeading size="area" kicker={say('news.editArticlePage.editArticle')} actions={actions}>
          {news.title}
        </PageHeading>
      )}
      onSaved={(saved) => leaveEditor({ queryClient, navigate }, saved)}
    />
  );
}

const DeletedNotice = ({ news }: { news: News }) => (
  <>
    <PageHeading size="area" kicker={say('news.editArticlePage.editArticle')}>
      {news.title}
    </PageHeading>
    <Notice tone="warning" className="mt-8 max-w-3xl" title={say('news.editArticlePage.deleted')}>
      {say('news.editArticlePage.deletedHint')}
      <ButtonLink to="/admin/news?state=deleted" variant="secondary" className="mt-3 block">
        {say('news.editArticlePage.deletedLink')}
      </ButtonLink>
    </Notice>
  </>
);
