import type { ReactNode } from 'react';
import { Behaviour } from '@/components/ui/behaviour';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Article } from '@/lib/content/article';
import type { Heading } from '@/lib/content/markdown/render-body';
import type { Person } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { SiteLink } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import { shareLinks } from '@/lib/site/share-links';
import adjacent from './adjacent-articles.module.css';
import { ArticleDate, UnpublishedMark } from './article-card';
import contents from './article-contents.module.css';
import styles from './article-view.module.css';
import breadcrumb from './breadcrumb.module.css';
import type copyLink from './copy-link.behaviour';
import finePrint from './fine-print.module.css';
import share from './share-links.module.css';

/** As wide as the window but for one margin; from 1024 px from the third column to the edge. */
const IMAGE_SIZES =
  '(min-width: 1300px) calc(50vw + 396px), (min-width: 1024px) 81vw, calc(100vw - 20px)';

/** With fewer headings, an article has no list of them. */
const FEWEST_HEADINGS = 4;

type ArticleViewProps = {
  article: Article;
  /** The firm's name: it signs what nobody else does. */
  firm: string;
  readingMinutes: number;
  /** The headings of the body. */
  headings: readonly Heading[];
  copy: Pages['post'];
  /** The navigation, for the words of the breadcrumb. */
  links: readonly SiteLink[];
  /** What follows the text. */
  footer: ReactNode;
  /** The body, rendered. */
  children: ReactNode;
};

/** One article: a banner with its title, the image, the title again, the text. */
export function ArticleView(props: ArticleViewProps) {
  const { article, firm, readingMinutes, headings, copy, links, footer, children } = props;
  const { author, reviewedBy } = article;
  return (
    <article aria-labelledby="title">
      <div className={styles.banner} data-ground="dark">
        <Breadcrumb links={links} />
        <UnpublishedMark article={article} />
        <h1 id="title">{article.title}</h1>
      </div>
      <div className={styles.image}>
        <ContentImage
          image={article.image}
          alt={article.imageAlt}
          sizes={IMAGE_SIZES}
          aboveTheFold
        />
      </div>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          <div className={styles.signed}>
            <dt className={styles.told}>By</dt>
            <dd>{author ? <Signature person={author} detail={author.role} /> : firm}</dd>
          </div>
          {reviewedBy ? (
            <div className={styles.signed}>
              <dt className={styles.told}>Reviewed by</dt>
              <dd>
                <Signature person={reviewedBy} detail={reviewedBy.credentials ?? reviewedBy.role} />
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Published</dt>
            <dd>
              <ArticleDate date={article.date} />
            </dd>
          </div>
          {article.updated ? (
            <div>
              <dt className={styles.told}>Updated</dt>
              <dd>
                <ArticleDate date={article.updated} />
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Reading time</dt>
            <dd>{readingMinutes === 1 ? '1 minute' : `${readingMinutes} minutes`}</dd>
          </div>
        </dl>
        {headings.length < FEWEST_HEADINGS ? null : <Contents headings={headings} />}
        <div className={styles.text}>
          <p className={styles.title}>{article.title}</p>
          <p className={styles.standfirst}>{article.description}</p>
          {children}
          <aside className={finePrint.root} aria-labelledby="disclaimer">
            <h2 id="disclaimer">{copy.disclaimer.title}</h2>
            <p>{copy.disclaimer.text}</p>
          </aside>
          {footer}
        </div>
      </div>
    </article>
  );
}

/** A name that leads to who the person is, and what makes them fit to sign. */
function Signature({ person, detail }: { person: Person; detail: string }) {
  return (
    <>
      <a href={paths.person(person.id)}>{person.name}</a>
      {`, ${detail}`}
    </>
  );
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className={contents.root} aria-label="In this article">
      <details>
        <summary>
          In this article
          <Icon name="caret-down" size={18} />
        </summary>
        <ol role="list">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The pages above an article, with names for a navigation without them. */
const ABOVE = [
  [paths.home, 'Home'],
  [paths.blog, 'Blog'],
] as const;

/** The pages above an article, named as in the navigation. */
function Breadcrumb({ links }: { links: readonly SiteLink[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={breadcrumb.root} role="list">
        {ABOVE.map(([screen, name]) => (
          <li key={screen}>
            <a href={screen}>{links.find(({ path }) => path === screen)?.label ?? name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const shareServices = [
  ['whatsapp', 'WhatsApp'],
  ['x', 'X'],
  ['linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
] as const;

type LinkedArticle = Pick<Article, 'id' | 'title'>;

type ArticleFooterProps = {
  copy: Pick<Pages['post'], 'share' | 'adjacent'>;
  /** The article as it is shared: its title and its URL in full. */
  page: { title: string; url: string };
  previous: LinkedArticle | undefined;
  next: LinkedArticle | undefined;
};

/** Ways to share an article, and to read the one before it and the one after it. */
export function ArticleFooter({ copy, page, previous, next }: ArticleFooterProps) {
  const links = shareLinks(page);
  const { title, copied, failed } = copy.share;
  return (
    <>
      <div className={`${finePrint.root} ${share.root}`}>
        <h2>{title}</h2>
        <ul role="list">
          {shareServices.map(([service, name]) => (
            <li key={service}>
              <a href={links[service]} target="_blank" rel="noopener nofollow">
                {name}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          ))}
          <li>
            <a href={links.email}>E-mail</a>
          </li>
          <li aria-live="polite">
            <button type="button" id="copy-link" hidden>
              {copy.share.copy}
            </button>
          </li>
        </ul>
        <Behaviour<typeof copyLink>
          module="blog/copy-link"
          target="copy-link"
          options={{ url: page.url, copied, failed }}
        />
      </div>
      {previous || next ? (
        <nav className={adjacent.root} aria-label={copy.adjacent.title}>
          <AdjacentLink label={copy.adjacent.previous} article={previous} />
          <AdjacentLink label={copy.adjacent.next} article={next} />
        </nav>
      ) : null}
    </>
  );
}

function AdjacentLink({ label, article }: { label: string; article: LinkedArticle | undefined }) {
  if (!article) return null;
  return (
    <a href={paths.article(article.id)}>
      <span>{label}</span> {article.title}
    </a>
  );
}
