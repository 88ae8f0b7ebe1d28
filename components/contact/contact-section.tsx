import { Fragment } from 'react';
import { listFirstAnswers } from '@/lib/firm/facts';
import type { Pages, Person, Service, Site } from '@/lib/content/collections';
import { localFormPaths } from '@/lib/site/paths';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import type { ContactFormOptions } from './contact-form.behaviour';
import list from '@/components/styles/list.module.css';
import styles from './contact-section.module.css';

type ContactSectionProps = {
  site: Site;
  copy: Pages['contact'];
  services: readonly Pick<Service, 'id' | 'title'>[];
  people: readonly Person[];
};

export function ContactSection({ site, copy, services, people }: ContactSectionProps) {
  const { id } = site.form;
  const { title, text, privacy, thanks } = copy.form;
  const booking = site.booking
    ? { url: site.booking, label: `Book a meeting (${new URL(site.booking).hostname})` }
    : undefined;
  const answers = listFirstAnswers(site);
  const formProps = {
    action: id ? `https://formspree.io/f/${id}` : localFormPaths.contact,
    thanks: { ...thanks, replyTime: site.answers.replyTime, booking, phone: site.phones[0] },
    privacy,
    alternatives: { email: site.email, phone: site.phones[0], whatsapp: site.whatsapp },
  };
  const firstLines = services.map((service) => [service.id, `About ${service.title}:\n`]);
  const options: ContactFormOptions = { ...formProps, lines: Object.fromEntries(firstLines) };
  return (
    <div className={styles.root}>
      <section className={styles.form} aria-labelledby="get-in-touch" data-screen-only="">
        <h2 id="get-in-touch">{title}</h2>
        <div className={styles.intro}>
          <p>{text}</p>
          {booking ? (
            <p className={list.row}>
              <a href={booking.url}>{booking.label}</a>
            </p>
          ) : null}
        </div>
        <div id="contact-form" data-behaviour="contact-form" data-options={JSON.stringify(options)}>
          <ContactForm {...formProps} />
        </div>
      </section>
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
      <ContactCards site={site} people={people} warning={copy.cards.warning} />
    </div>
  );
}
