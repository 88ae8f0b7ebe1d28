import { Fragment, type ReactNode } from 'react';
import { firstAnswers } from '@/components/sections/first-answers';
import { Behaviour, changedBeforeHydration } from '@/components/ui/behaviour';
import { Icon, type IconName } from '@/components/ui/icon';
import { addressLine, emailHref, telephoneHref } from '@/lib/contact/contact-links';
import { DRAFT_KEY, RUNTIME_LIST_ID } from '@/lib/contact/contact-fields';
import { describeHours } from '@/lib/content/opening-hours';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import actions from './contact-actions.module.css';
import cards from './contact-cards.module.css';
import { ContactForm } from './contact-form';
import styles from './contact-section.module.css';
import { keepDraft } from './keep-draft.behaviour';
import { keepFocus } from './keep-focus.behaviour';
import { startOnIntent } from './start-on-intent.behaviour';

const FORMSPREE = 'https://formspree.io';
/** The form of the local form service, while no id of Formspree's is set. */
const LOCAL_ACTION = '/f/contact';
const FORM_ID = 'contact-form';
const NOTE_ID = 'contact-note';
/** How long an early submit waits for the form's script before it is sent without, in milliseconds. */
const TIMEOUT_MS = 10_000;

type ContactSectionProps = { site: Site; copy: Pages['contact'] };

/** The form, and beside it every other way to reach the firm. */
export function ContactSection({ site, copy }: ContactSectionProps) {
  const { id } = site.form;
  const answers = firstAnswers(site);
  return (
    <div className={styles.root}>
      <section className={styles.form} aria-labelledby="get-in-touch">
        <h2 id="get-in-touch">{copy.form.title}</h2>
        <p className={styles.intro}>{copy.form.text}</p>
        {answers.length > 0 ? (
          <dl className={styles.answers}>
            {answers.map(({ question, answer }) => (
              <Fragment key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </Fragment>
            ))}
          </dl>
        ) : null}
        <p
          className={styles.note}
          id={NOTE_ID}
          role="status"
          data-words={copy.form.unknown}
          {...changedBeforeHydration}
        />
        <ContactForm
          id={FORM_ID}
          action={id ? `${FORMSPREE}/f/${id}` : LOCAL_ACTION}
          thanks={copy.form.thanks}
          privacy={copy.form.privacy}
          alternatives={{ email: site.email, phone: site.phones[0], whatsapp: site.whatsapp }}
        />
        <Behaviour run={keepFocus} targetId={FORM_ID} args={[]} />
        <Behaviour run={keepDraft} targetId={FORM_ID} args={[DRAFT_KEY, NOTE_ID]} />
        <Behaviour
          run={startOnIntent}
          targetId={FORM_ID}
          args={[RUNTIME_LIST_ID, TIMEOUT_MS]}
          policy={{
            'script-src': ["'self'"],
            'connect-src': ["'self'", ...(id ? [FORMSPREE] : [])],
          }}
        />
      </section>
      <ContactCards site={site} copy={copy.cards} />
    </div>
  );
}

type ContactCardsProps = { site: Site; copy: Pages['contact']['cards'] };

/** Office, telephone and e-mail, and a warning that protects the visitor. */
function ContactCards({ site, copy }: ContactCardsProps) {
  const { address, map, phones, email } = site;
  const openingHours = describeHours(site.openingHours);
  const place = encodeURIComponent(`${addressLine(address)}, ${address.country}`);
  const point = `mlat=${map.latitude}&mlon=${map.longitude}#map=16/${map.latitude}/${map.longitude}`;
  return (
    <div className={cards.root}>
      <Card icon="map-pin" title={copy.office}>
        <address>
          {address.street},<br />
          {address.district}, {address.city}
        </address>
        <p className={cards.maps}>
          <a href={`https://www.openstreetmap.org/?${point}`}>OpenStreetMap</a>{' '}
          <a href={`https://www.google.com/maps/search/?api=1&query=${place}`}>Google Maps</a>
        </p>
        {openingHours && <p>{openingHours}</p>}
      </Card>
      <Card icon="phone" title={copy.phone}>
        {phones.map((phone) => (
          <Fragment key={phone}>
            <a className={cards.phone} href={telephoneHref(phone)}>
              {phone}
            </a>{' '}
          </Fragment>
        ))}
      </Card>
      <Card icon="envelope-simple" title={copy.email}>
        <a href={emailHref(email)}>{email}</a>
      </Card>
      <aside className={cards.warning} aria-label={copy.warning.title}>
        <h3>{copy.warning.title}</h3>
        <p>{copy.warning.text}</p>
      </aside>
    </div>
  );
}

type CardProps = { icon: IconName; title: string; children: ReactNode };

function Card({ icon, title, children }: CardProps) {
  return (
    <section className={cards.card}>
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** On a phone, what most people open the page for: to call, or to write an e-mail. */
export function ContactActions({ site }: { site: Pick<Site, 'email' | 'phones'> }) {
  return (
    <div className={actions.root}>
      <a className={actions.action} href={telephoneHref(site.phones[0])}>
        <Icon name="phone" size={20} />
        Call
      </a>{' '}
      <a className={actions.action} href={emailHref(site.email)}>
        <Icon name="envelope-simple" size={20} />
        E-mail
      </a>
    </div>
  );
}
