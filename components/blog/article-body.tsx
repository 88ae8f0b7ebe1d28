import type { Root } from 'hast';
import { ContentImage } from '@/components/ui/content-image';
import { renderHtml } from '@/lib/content/text/make-html';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import styles from './article-body.module.css';
import { ArticleFigure } from './article-figure';
import { ArticleTable } from './article-table';
import { FinePrint } from './fine-print';

/** As wide as the text. */
const IMAGE_SIZES = '(min-width: 680px) 640px, calc(100vw - 40px)';

/** `html` is the article's text, or a part of it. */
type ArticleBodyProps = { html: Root; images: ImageIndex };

/** An article's text. */
export function ArticleBody({ html, images }: ArticleBodyProps) {
  return (
    <div className={styles.root}>
      {renderHtml(html, {
        table: ArticleTable,
        figure: ArticleFigure,
        th: ({ align, scope = 'col', children }) => (
          <th scope={scope} data-align={align}>
            {children}
          </th>
        ),
        td: ({ align, ...cell }) => <td {...cell} data-align={align} />,
        section: FinePrint,
        img: ({ src, alt = '' }) => {
          const image = typeof src === 'string' ? findImage(images, src) : undefined;
          // A build refuses it before: in development, this is for the editor.
          if (!image) return <strong>{explainMissingImage(images, String(src))}</strong>;
          return <ContentImage image={image} alt={alt} sizes={IMAGE_SIZES} />;
        },
      })}
    </div>
  );
}
