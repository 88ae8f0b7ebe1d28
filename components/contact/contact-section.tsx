import type { Pages } from '@/lib/content/pages-schema';
import type { Site } from '@/lib/content/site-schema';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import styles from './contact-section.module.css';

/** Formspree's own address; its client knows it too, the plain form has to. */
const FORMSPREE = 'https://formspree.io';
/** The form of the local form service, while no id of Formspree's is set. */
const LOCAL_FORM = 'contact';

type ContactSectionProps = { site: Site; copy: Pages['contact'] };

/** The form, and beside it every other way to reach the firm. */
export function ContactSection({ site, copy }: ContactSectionProps) {
  const { id } = site.form;
  return (
    <div className={styles.root}>
      <section className={styles.form} aria-labelledby="get-in-touch">
        <h2 id="get-in-touch">{copy.form.title}</h2>
        <p>{copy.form.text}</p>
        <ContactForm
          service={id ? FORMSPREE : ''}
          formId={id ?? LOCAL_FORM}
          thanks={copy.form.thanks}
          privacy={copy.form.privacy}
        />
      </section>
      <ContactCards site={site} copy={copy.cards} />
    </div>
  );
}
