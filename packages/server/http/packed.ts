/** Answers that are the same for everybody and always, packed once and sent in the form that the asker takes. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

const FORMS = [
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const;

const MOST_KEPT = 8;

/**
 * For routes whose answer depends on nobody: what a stranger puts into a packed text beside a secret could be told
 * from its length.
 */
export function packed(): onSendAsyncHookHandler<unknown> {
  const kept = new Map<string, Buffer>();
  return async (request, reply, payload) => {
    reply.header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const form = FORMS.find(([name]) => takes(accepted, name));
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !form) return payload;
    const [name, pack] = form;
    const key = `${name} ${payload}`;
    const bytes = kept.get(key) ?? pack(payload);
    // A route has a few answers; one that has many is packed anew now and then.
    if (kept.size >= MOST_KEPT && !kept.has(key)) kept.clear();
    kept.set(key, bytes);
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
