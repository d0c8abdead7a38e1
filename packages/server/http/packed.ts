/** An answer that is the same for everybody and always, packed once and sent in the form that the asker takes. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

const FORMS = [
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const;

/**
 * For routes whose answer depends on nobody: what a stranger puts into a packed text beside a secret could be told
 * from its length.
 */
export function packed(): onSendAsyncHookHandler<unknown> {
  let text: string | undefined;
  let kept = new Map<string, Buffer>();
  return async (request, reply, payload) => {
    reply.header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const form = FORMS.find(([name]) => takes(accepted, name));
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !form) return payload;
    if (payload !== text) [text, kept] = [payload, new Map()];
    const [name, pack] = form;
    const bytes = kept.get(name) ?? pack(payload);
    kept.set(name, bytes);
    reply.header('content-encoding', name);
    // Counted anew when it is sent.
    reply.removeHeader('content-length');
    return bytes;
  };
}

/** `br` but not `br;q=0`, which refuses it. */
const takes = (accepted: string, name: string): boolean =>
  accepted.split(',').some((one) => {
    const [form, quality] = one.split(';').map((part) => part.trim());
    return form === name && !/^q=0(\.0*)?$/.test(quality ?? '');
  });
