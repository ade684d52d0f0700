/** A fetch that tells how much of a file of lines has come: `share` is from 0 to 1, null while nobody knows how many there are. */
export function downloadingFetch(tell: (share: number | null) => void): typeof fetch {
  return watchingFetch(({ headers }) => {
    const total = Number(headers.get('X-Row-Count') ?? Number.NaN);
    let lines = 0;
    return (chunk) => {
      for (const byte of chunk) if (byte === NEW_LINE) lines += 1;
      tell(total > 0 ? Math.min(1, lines / total) : null);
    };
  });
}

/** A fetch that tells how many bytes have come, of a file that is made as it is sent. */
export function countingFetch(tell: (bytes: number) => void): typeof fetch {
  return watchingFetch(() => {
    let bytes = 0;
    return (chunk) => {
      bytes += chunk.length;
      tell(bytes);
    };
  });
}

const NEW_LINE = 10;

/** @param watch is told of each answer, and gives what is told of its parts. */
function watchingFetch(watch: (response: Response) => (chunk: Uint8Array) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || response.body === null) return response;
    const look = watch(response);
    const watching = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        look(chunk);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(watching), { status, statusText, headers });
  };
}
