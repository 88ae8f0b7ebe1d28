const NOT_CONNECTED =
  'Our form is not connected at the moment, so nothing was sent. Please send your message by e-mail, or call us.';

const NOT_ACCEPTED =
  'Our form service did not accept this message. Please send it by e-mail, or call us.';

/** The sentence for each code of the form service, with the next step for the visitor. */
const textByCode = new Map<unknown, string>(
  Object.entries({
    BLOCKED: NOT_ACCEPTED,
    EMPTY: 'The form arrived empty. Please fill in your name, e-mail address and message.',
    FILES_TOO_BIG: 'The attachment is too large. Please send the message without it.',
    FORM_NOT_FOUND: NOT_CONNECTED,
    INACTIVE:
      'Our form is switched off at the moment. Please send your message by e-mail, or call us.',
    NO_FILE_UPLOADS: 'The form takes no attachments. Please send the message without them.',
    PROJECT_NOT_FOUND: NOT_CONNECTED,
    TOO_MANY_FILES: 'There are too many attachments. Please send the message without them.',
  }),
);

/**
 * The sentence for an error of the form as a whole: ours for a known code, else one that quotes the
 * service, where it has a message.
 */
export function formErrorText(code: unknown, message: string | undefined): string {
  const text = textByCode.get(code);
  if (text !== undefined) return text;
  if (message === undefined) return NOT_ACCEPTED;
  return `Our form service said: “${message}”. Please try again later, or send your message by e-mail.`;
}

const endingByCode = new Map<unknown, string>([
  ['REQUIRED_FIELD_EMPTY', 'is required'],
  ['REQUIRED_FIELD_MISSING', 'is required'],
  ['TYPE_EMAIL', 'should be an email'],
  ['TYPE_NUMERIC', 'should be a number'],
  ['TYPE_TEXT', 'should be text'],
]);

/** An error of a field, as the ending of a sentence: the service's message, or else ours for its code. */
export function fieldErrorEnding(code: unknown, message: string | undefined): string {
  return message ?? endingByCode.get(code) ?? 'is not accepted';
}

/** A field's errors on one line: "Email should be an email, is too long". */
export function fieldErrorText(label: string, messages: readonly string[]): string {
  return `${label} ${messages.join(', ')}`;
}

/** Before a name: "Dr. Ada Eze" is not greeted as "Dr.". */
const HONORIFIC = /^(?:mrs?|ms|dr|prof|engr|barr|chief|alhaj[ia]|sir|pastor|rev|hon)\b/i;

/** How to address somebody: by the first name, or all of the name where it begins with an honorific. */
export function firstNameOf(name: string): string {
  const whole = name.trim();
  return HONORIFIC.test(whole) ? whole : whole.replace(/\s.*$/s, '');
}

/** From this part of a limit on, the form shows how much of it is left. */
const NEAR = 0.9;

/** Describes the length of a text; nothing until its limit is near. */
export function lengthText(length: number, limit: number): string | undefined {
  if (length <= limit * NEAR) return undefined;
  const left = limit - length;
  const count = Math.abs(left).toLocaleString('en');
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
}
