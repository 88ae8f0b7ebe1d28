import { Behaviour } from '@/components/ui/behaviour';
import { DRAFT_KEY } from '@/lib/contact/draft';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { RUNTIME_LIST_ID } from '@/lib/contact/runtime-list';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import { keepDraft } from './keep-draft.behaviour';
import { keepFocus } from './keep-focus.behaviour';
import { startOnIntent } from './start-on-intent.behaviour';
import styles from './contact-section.module.css';

/** Formspree's own address; its client knows it too, the plain form has to. */
const FORMSPREE = 'https://formspree.io';
/** The form of the local form service, while no id of Formspree's is set. */
const LOCAL_FORM = 'contact';
const FORM_ID = 'contact-form';
const NOTE_ID = 'contact-note';
/** How long an early submit waits for the form's script before it is sent without, in milliseconds. */
const PATIENCE = 10_000;

type ContactSectionProps = { site: Site; copy: Pages['contact'] };

/** The form, and beside it every other way to reach the firm. */
export function ContactSection({ site, copy }: ContactSectionProps) {
  const { id } = site.form;
  return (
    <div className={styles.root}>
      <section className={styles.form} aria-labelledby="get-in-touch">
        <h2 id="get-in-touch">{copy.form.title}</h2>
        <p>{copy.form.text}</p>
        <p className={styles.note} id={NOTE_ID} role="status" hidden>
          {copy.form.unknown}
        </p>
        <ContactForm
          id={FORM_ID}
          service={id ? FORMSPREE : ''}
          formId={id ?? LOCAL_FORM}
          thanks={copy.form.thanks}
          privacy={copy.form.privacy}
          instead={{ email: site.email, whatsapp: site.whatsapp }}
        />
        <Behaviour run={keepDraft} args={[FORM_ID, DRAFT_KEY, NOTE_ID]} />
        <Behaviour run={keepFocus} args={[FORM_ID]} />
        <Behaviour
          run={startOnIntent}
          args={[FORM_ID, RUNTIME_LIST_ID, PATIENCE]}
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
