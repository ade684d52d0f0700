import { say } from '#languages/say.ts';

interface Paper {
  id: string;
  url: string;
  fileName: string | null;
}

export function Documents({ documents }: { documents: readonly Paper[] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="text-xl">
        {say('ui.documents.documents')}
      </h2>
      <ul className="mt-2 space-y-1">
        {documents.map(({ id, url, fileName }, index) => (
          <li key={id}>
            <a
              dir="auto"
              href={url}
              target="_blank"
              rel="noreferrer"
              className="text-link underline underline-offset-4"
            >
              {fileName ?? say('ui.documents.numbered', { number: index + 1 })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
