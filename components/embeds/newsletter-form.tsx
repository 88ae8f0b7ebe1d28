import { Wordmark } from '@/components/ui/wordmark';
import { fieldRules, HONEYPOT_NAME } from '@/lib/contact/contact-fields';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import type { Logo } from '@/lib/images/image-index';
import { localFormPaths, paths } from '@/lib/site/paths';
import styles from './newsletter-form.module.css';

type NewsletterFormProps = { site: Site; logo: Logo; copy: Pages['footer']['newsletter'] };

export function NewsletterForm({ site, logo, copy }: NewsletterFormProps) {
  const { email, submit, home } = copy.form;
  return (
    <main className={styles.root} data-ground="dark">
      <div className={styles.masthead}>
        <Wordmark logo={logo} firm={site} size={36} background="dark" />
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
      </div>
      <form className={styles.form} action={localFormPaths.newsletter} method="post">
        <label htmlFor="email">{email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={fieldRules.email.maxLength}
          required
        />
        <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
        <button className={styles.submit} type="submit">
          {submit}
        </button>
      </form>
      <p className={styles.home}>
        <a href={paths.home}>{home}</a>
      </p>
    </main>
  );
}
