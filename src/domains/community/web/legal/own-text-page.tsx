import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCommunityTextOptions } from '#generated/community/getCommunityText.gen.ts';
import type { GetCommunityTextData } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { TextFrame } from './text-page.tsx';

interface OwnTextPageProps {
  page: GetCommunityTextData['path']['page'];
  /** The built-in title, for a text that doesn't begin with a heading. */
  title: string;
  children: (html: string) => ReactNode;
}

/** The operator's text, which replaces the built-in one. */
export function OwnTextPage({ page, title, children }: OwnTextPageProps) {
  const read = useQuery(getCommunityTextOptions({ path: { page } }));
  const { data, error } = read;
  const own = data?.data;
  // A text for readers of every language is in an unknown one: an empty `lang` tells screen readers so.
  const language = own?.language ?? '';
  return (
    <TextFrame title={own?.title ? <span lang={language}>{own.title}</span> : title}>
      {own && <div lang={language}>{children(own.html)}</div>}
      {!own && error && <FailedRead of={read} what={say('community.ownText.failed')} />}
      {!own && !error && (
        <LoadingState label={say('community.ownText.loading')}>
          <SkeletonText lines={8} className="max-w-prose" />
        </LoadingState>
      )}
    </TextFrame>
  );
}
