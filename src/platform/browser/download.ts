/** A fetch that tells how much of a file of lines has come: `share` is from 0 to 1, null while nobody knows how many there are. */
export function downloadingFetch(tell: (share: number | null) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const total = Number(response.headers.get('X-Row-Count') ?? Number.NaN);
    if (!response.ok || response.body === null) return response;
    let lines = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        for (const byte of chunk) if (byte === NEW_LINE) lines += 1;
        tell(total > 0 ? Math.min(1, lines / total) : null);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counting), { status, statusText, headers });
  };
}

const NEW_LINE = 10;
