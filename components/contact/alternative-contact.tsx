import type { SyntheticEvent } from 'react';
import { type ContactValues, readValues } from '@/lib/contact/contact-fields';
import {
  messageMailto,
  messageWhatsapp,
  telephoneHref,
  whatsappHref,
} from '@/lib/contact/contact-links';

export type AlternativeContactProps = {
  email: string;
  phone: string;
  /** A number in international form, where the firm has one. */
  whatsapp: string | undefined;
};

/** The other ways to send the text of the form around it, as it is when one of them is chosen. */
export function AlternativeContact({ email, phone, whatsapp }: AlternativeContactProps) {
  return (
    <p>
      Or send it{' '}
      <a href={`mailto:${email}`} {...carry((values) => messageMailto(email, values))}>
        by e-mail
      </a>
      {whatsapp ? (
        <>
          {' '}
          or{' '}
          <a
            href={whatsappHref(whatsapp)}
            {...carry((values) => messageWhatsapp(whatsapp, values))}
          >
            on WhatsApp
          </a>
        </>
      ) : null}
      , or call <a href={telephoneHref(phone)}>{phone}</a>.
    </p>
  );
}

/** Writes the text into a link when it is followed, or gets the focus: a context menu copies its URL. */
function carry(makeHref: (values: ContactValues) => string) {
  const update = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    link.href = makeHref(readValues(new FormData(link.closest('form') ?? undefined)));
  };
  return { onFocus: update, onClick: update };
}
