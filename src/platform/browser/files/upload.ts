/** A fetch with upload progress, which the browser's own fetch doesn't report. */

export function uploadingFetch(tell: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'blob';
      request.headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ loaded, total }) => tell(total === 0 ? 0 : loaded / total);
      call.onload = () => resolve(toResponse(call));
      call.onerror = () => reject(new TypeError('The upload got no answer'));
      call.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      request.signal.addEventListener('abort', () => call.abort());
      call.send(body);
    });
  };
}

function toResponse(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status, statusText } = call;
  const body: Blob = call.response;
  return new Response(body, { status, statusText, headers });
}
