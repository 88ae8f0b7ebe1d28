import { Selvedge } from '@/components/ui/selvedge';
import type { Specimen } from '@/lib/content/schemas/pages-schema';
import styles from './specimen-page.module.css';

/**
 * A page as an adviser hands it over: a table that can be checked, and where it is explained. The thread
 * ends at the sum, in a knot around it.
 */
export function SpecimenPage({ specimen }: { specimen: Specimen }) {
  const { title, unit, rows, total, note, link } = specimen;
  return (
    <figure className={styles.root}>
      <figcaption>
        <h3 id="specimen">{title}</h3>
        <p>
          {note} {link ? <a href={link.url}>{link.label}</a> : null}
        </p>
      </figcaption>
      <div className={styles.sheet}>
        <Selvedge direction="down" />
        <table aria-labelledby="specimen">
          <thead>
            <tr>
              <td />
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, figure, detail }) => (
              <tr key={label} data-detail={detail || undefined}>
                <th scope="row">{label}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total.label}</th>
              <td>{total.figure}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </figure>
  );
}
