/** Reads answers. What isn't an answer of the contract, such as a proxy's page, is refused, so that `data` is there. */
import { broken, type CallSpec, unreachable } from './call-spec.ts';

export async function readJson(spec: CallSpec, response: Response): Promise<object> {
  const text = await response.text().catch((cause) => Promise.reject(unreachable(spec, cause)));
  const answer = parse(text);
  if (typeof answer === 'object' && answer !== null && 'data' in answer) return answer;
  throw broken(spec, response, text === '' ? 'it is empty' : 'it is something else than JSON with `data`');
}

export async function readFile(spec: CallSpec, response: Response): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type === '' || type.startsWith('text/html')) throw broken(spec, response, 'it is no file');
  return response.blob().catch((cause) => Promise.reject(unreachable(spec, cause)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
