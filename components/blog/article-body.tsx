import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { ContentImage } from '@/components/ui/content-image';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/image-index';
import styles from './article-body.module.css';
import { ArticleFigure } from './article-figure';
import { ArticleTable } from './article-table';
import { FinePrint } from './fine-print';

/** As wide as the text. */
const IMAGE_SIZES = '(min-width: 680px) 640px, calc(100vw - 40px)';

/** `html` is the article's text, or a part of it. Calculators link to the contact form where it `asks`. */
type ArticleBodyProps = { html: Root; images: ImageIndex; asks: boolean };

/** An article's text. */
export function ArticleBody({ html, images, asks }: ArticleBodyProps) {
  const components: Partial<Components> = {
    table: ArticleTable,
    figure: (figure) => <ArticleFigure {...figure} asks={asks} />,
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
  };
  return (
    <div className={styles.root}>
      {/* Alignment stays an attribute: the page's policy refuses a style attribute. */}
      {toJsxRuntime(html, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })}
    </div>
  );
}
