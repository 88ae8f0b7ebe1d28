/** As browsers check `type="email"` (HTML standard), and with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text is an e-mail address that a message can be answered to. Spaces around it are no fault. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
