/** A field's errors as one line: "Email should be an email, is too long". */
export function fieldErrorText(label: string, messages: readonly string[]): string {
  return `${label} ${messages.join(', ')}`;
}
