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
