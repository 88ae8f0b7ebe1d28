/** What a visitor reads for each code of the form service, with what to do next. */
const textByCode = new Map<unknown, string>(
  Object.entries({
    BLOCKED: 'Our form service did not accept this message. Please send it by e-mail, or call us.',
    EMPTY: 'The form arrived empty. Please fill in your name, e-mail address and message.',
    FILES_TOO_BIG: 'The attachment is too large. Please send the message without it.',
    FORM_NOT_FOUND:
      'Our form is not connected at the moment. Please send your message by e-mail, or call us.',
    INACTIVE:
      'Our form is switched off at the moment. Please send your message by e-mail, or call us.',
    NO_FILE_UPLOADS: 'The form takes no attachments. Please send the message without them.',
    PROJECT_NOT_FOUND:
      'Our form is not connected at the moment. Please send your message by e-mail, or call us.',
    TOO_MANY_FILES: 'There are too many attachments. Please send the message without them.',
  }),
);

/** The sentence for a form-level error: ours where the code is known, else one around the service's. */
export function formErrorText(code: unknown, message: string): string {
  return (
    textByCode.get(code) ??
    `Our form service said: “${message}”. Please try again later, or send your message by e-mail.`
  );
}

/** A field's errors as one line: "Email should be an email, is too long". */
export function fieldErrorText(label: string, messages: readonly string[]): string {
  return `${label} ${messages.join(', ')}`;
}

/** The part of a limit from which on the form says how much of it is left. */
const NEAR = 0.9;

/** What to say of a text's length: nothing until its limit is near. */
export function lengthText(length: number, limit: number): string | undefined {
  if (length <= limit * NEAR) return undefined;
  const left = limit - length;
  const count = Math.abs(left).toLocaleString('en');
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
}
