/**
 * Cuts a reply of the form service down to what may be believed, as JSON for the Formspree client:
 * errors, or of a good status a `next` address. A captcha page, an empty or broken reply, a `next`
 * under a bad status and whatever else there is become `{}`, which the client finds unexpected.
 *
 * @param text the reply's body
 * @param isGood whether its status is one of success, which the client does not ask
 */
export function trustReply(text: string, isGood: boolean): string {
  const reply = parseObject(text);
  if (Array.isArray(reply.errors) && reply.errors.length > 0) {
    const errors = reply.errors.flatMap(readError);
    return JSON.stringify(errors.length === reply.errors.length ? { errors } : {});
  }
  if (typeof reply.error === 'string' && reply.error !== '') {
    return JSON.stringify({ error: reply.error });
  }
  return JSON.stringify(isGood && typeof reply.next === 'string' ? { next: reply.next } : {});
}

function readError(error: unknown): object[] {
  if (typeof error !== 'object' || error === null || !('message' in error)) return [];
  const { code, field, message } = { code: undefined, field: undefined, ...error };
  if (typeof message !== 'string') return [];
  return [
    {
      message,
      ...(typeof code === 'string' && { code }),
      ...(typeof field === 'string' && { field }),
    },
  ];
}

function parseObject(text: string): { errors?: unknown; error?: unknown; next?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
