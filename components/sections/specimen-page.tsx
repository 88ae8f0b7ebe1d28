import { Selvedge } from '@/components/ui/selvedge';
import type { Specimen } from '@/lib/content/schemas/pages-schema';
import styles from './specimen-page.module.css';

/** A page as an adviser hands it over: a table that can be checked, and where it is explained. */
export function SpecimenPage({ specimen }: { specimen: Specimen }) {
  const { title, unit, rows, total, note, link } = specimen;
  return (
    <figure className={styles.root}>
      <Selvedge direction="down" />
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col" data-align="right">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...rows, total].map(({ label, figure }) => (
            <tr key={label} data-total={label === total.label || undefined}>
              <th scope="row">{label}</th>
              <td data-align="right">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        {note} <a href={link.url}>{link.label}</a>
      </figcaption>
    </figure>
  );
}
