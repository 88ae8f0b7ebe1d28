import { Fragment, type ReactNode } from 'react';
import list from '@/components/styles/list.module.css';
import { Icon, type IconName } from '@/components/ui/icon';
import { telephoneHref } from '@/lib/contact/contact-links';
import { OFFICE_LABEL } from '@/lib/site/labels';
import type { Pages, Site } from '@/lib/content/collections';
import { formatAddress, formatLocality } from '@/lib/firm/address';
import styles from './contact-cards.module.css';

type ContactCardsProps = { site: Site; warning: Pages['contact']['cards']['warning'] };

export function ContactCards({ site, warning }: ContactCardsProps) {
  const { address, map, phones, email, press } = site;
  const place = encodeURIComponent(`${formatAddress(address)}, ${address.country}`);
  return (
    <div className={styles.root}>
      <Card icon="map-pin" title={OFFICE_LABEL}>
        <address>
          {address.street},<br />
          {formatLocality(address)}
        </address>
        <p className={list.row}>
          {map ? <a href={streetMapHref(map)}>OpenStreetMap</a> : null}{' '}
          <a href={`https://www.google.com/maps/search/?api=1&query=${place}`}>Google Maps</a>
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
