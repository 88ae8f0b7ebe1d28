import { Fragment, type ReactNode } from 'react';
import list from '@/components/styles/list.module.css';
import { Icon, type IconName } from '@/components/ui/icon';
import { telephoneHref, whatsappHref } from '@/lib/contact/contact-links';
import { OFFICE_LABEL } from '@/lib/site/labels';
import { paths } from '@/lib/site/paths';
import type { Pages, Person, Site } from '@/lib/content/collections';
import { formatLocality, googleMapsHref } from '@/lib/firm/address';
import { describeHours } from '@/lib/firm/opening-hours';
import styles from './contact-cards.module.css';

type ContactCardsProps = {
  site: Site;
  people: readonly Person[];
  warning: Pages['contact']['cards']['warning'];
};

export function ContactCards({ site, people, warning }: ContactCardsProps) {
  const { address, map, phones, whatsapp, email, press } = site;
  const openingHours = describeHours(site.openingHours);
  return (
    <div className={styles.root}>
      <Card icon="map-pin" title={OFFICE_LABEL}>
        <address>
          {address.street},<br />
          {formatLocality(address)}
        </address>
        {openingHours ? <p>{openingHours}</p> : null}
        <p className={list.row}>
          {map ? <a href={streetMapHref(map)}>OpenStreetMap</a> : null}{' '}
          <a href={googleMapsHref(address)}>Google Maps</a>
        </p>
      </Card>
      <Card icon="phone" title="Phone">
        {phones.map((phone) => (
          <Fragment key={phone}>
            <a className={styles.phone} href={telephoneHref(phone)}>
              {phone}
            </a>{' '}
          </Fragment>
        ))}
        {whatsapp ? <a href={whatsappHref(whatsapp)}>WhatsApp {whatsapp}</a> : null}
      </Card>
      <Card icon="envelope-simple" title="E-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Card>
      {press ? (
        <Card icon="envelope-simple" title="For journalists">
          <p>{press.name}</p>
          <a className={styles.phone} href={telephoneHref(press.phone)}>
            {press.phone}
          </a>{' '}
          <a href={`mailto:${press.email}`}>{press.email}</a>
        </Card>
      ) : null}
      {people.length > 0 ? (
        <ul className={styles.card} role="list">
          {people.map(({ id, name, role }) => (
            <li key={id}>
              <a href={paths.person(id)}>{name}</a> {role}
            </li>
          ))}
        </ul>
      ) : null}
      <aside className={styles.warning} aria-label={warning.title}>
        <h3 className={styles.title}>{warning.title}</h3>
        <p>{warning.text}</p>
      </aside>
    </div>
  );
}

const streetMapHref = ({ latitude, longitude }: NonNullable<Site['map']>) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

type CardProps = { icon: IconName; title: string; children: ReactNode };

function Card({ icon, title, children }: CardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}
