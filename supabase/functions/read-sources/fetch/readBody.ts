import { Parser } from 'htmlparser2';
import { SourceProblem } from '../problems.ts';

/** After decompression. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** What is used of a Response: that of undici has other types for the same. */
export type RawResponse = {
  readonly status: number;
  readonly bodyUsed: boolean;
  readonly headers: { get(name: string): string | null };
  readonly body: {
    getReader(): {
      read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
      cancel(): Promise<void>;
    };
    cancel(): Promise<void>;
  } | null;
};

/** The bytes of a response, counted as they come: a bomb is dropped at its first byte too many. Throws a SourceProblem. */
export async function readBytesOf(
  response: RawResponse,
  max = MAX_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > max) {
    await response.body?.cancel();
    throw new SourceProblem('too-large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.length;
    if (size > max) {
      await reader?.cancel();
      throw new SourceProblem('too-large');
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * The text, when it is certain how to read it: by its byte order mark, as UTF-8 when it is that, else as header or page say.
 * Throws a SourceProblem.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  const said = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1] ?? charsetOfPage(bytes);
  if (/^utf-?16/i.test(said)) return decoded(bytes, said);
  try {
    // Text in another encoding is next to never valid UTF-8.
    return withoutNul(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (/^(?:utf-?8)?$/i.test(said)) throw new SourceProblem('charset', error);
    return decoded(bytes, said);
  }
}

function decoded(bytes: Uint8Array, label: string): string {
  try {
    return withoutNul(new TextDecoder(label, { fatal: true }).decode(bytes));
  } catch (error) {
    throw new SourceProblem('charset', error);
  }
}

function withoutNul(text: string): string {
  if (text.includes('\0')) throw new SourceProblem('charset');
  return text;
}

const HEAD_BYTES = 2048;

function charsetOfPage(bytes: Uint8Array): string {
  let charset = '';
  const parser = new Parser({
    onopentag(name, { charset: own, content = '' }) {
      if (name !== 'meta' || charset !== '') return;
      charset = own ?? /charset\s*=\s*([\w:.-]+)/i.exec(content)?.[1] ?? '';
    },
  });
  parser.end(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)));
  return charset;
}
