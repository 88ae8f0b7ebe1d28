/** One error of an answer; the codes are those of the Formspree protocol. */
export type FormError = { code: string; field?: string; message: string };

/** What the form service says to a post, before it is written as JSON or as a page. */
export type FormAnswer =
  { ok: true } | { ok: false; status: number; error: string; errors?: readonly FormError[] };

/** The form's fields in the order sent; a name sent more than once has more than one value. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** The answer to a post that fails as a whole; with a code where the protocol has one for it. */
export function refusal(status: number, message: string, code?: string): FormAnswer {
  if (code === undefined) return { ok: false, status, error: message };
  return { ok: false, status, error: message, errors: [{ code, message }] };
}

/** Thrown where a post cannot be read; carries the answer to give. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  readonly answer: FormAnswer;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.answer = refusal(status, message, code);
  }
}
