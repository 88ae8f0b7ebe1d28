import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Calculator } from '@/components/calculators/calculator';
import { Chart } from '@/components/charts/chart';
import finePrint from '@/components/styles/fine-print.module.css';
import list from '@/components/styles/list.module.css';
import textStyles from '@/components/styles/text.module.css';
import { ContentImage } from '@/components/ui/content-image';
import type { Article } from '@/lib/content/collections';
import styles from './article-body.module.css';
import { ArticleVerdict, tableComponents } from './article-table';
import { CopyButton } from './share-links';

const IMAGE_SIZES = '(min-width: 680px) 640px, calc(100vw - 40px)';

type ArticleBodyProps = {
  html: Root;
  article: Pick<Article, 'text' | 'images'>;
  hasContactLinks: boolean;
};

export function ArticleBody({ html, article, hasContactLinks }: ArticleBodyProps) {
  const components: Partial<Components> = {
    ...tableComponents,
    figure: ({ 'data-figure': index, id = '', children }: FigureProps) => {
      const figure = article.text.figures[Number(index)]?.result;
      // Figures with images are not in `figures`. The result of an invalid figure has no `value`, and the build fails.
      if (!figure || !('value' in figure)) return <figure>{children}</figure>;
      if ('chart' in figure.value) return <Chart title={children} {...figure.value} />;
      if (!('calculator' in figure.value)) return null;
      return (
        <Calculator id={id} title={children} hasContactLink={hasContactLinks} {...figure.value} />
      );
    },
    section: ({ children, ...section }) =>
      'data-verdict' in section ? (
        <ArticleVerdict>{children}</ArticleVerdict>
      ) : (
        <section className={finePrint.root}>{children}</section>
      ),
    // In articles, a block quote is a sample letter or message that readers copy and complete with their own figures.
    blockquote: ({ children }) => (
      <div className={styles.letter}>
        <blockquote>{children}</blockquote>
        <div className={`${list.links} ${textStyles.note}`} aria-live="polite">
          <CopyButton copied="Copied" failed="Please select the text and copy it.">
            Copy
          </CopyButton>
        </div>
      </div>
    ),
    img: ({ src, alt = '' }) => {
      const image = article.images.get(String(src));
      return image ? <ContentImage image={image} alt={alt} sizes={IMAGE_SIZES} /> : null;
    },
  };
  return (
    <div className={styles.root}>
      {toJsxRuntime(html, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })}
    </div>
  );
}

type FigureProps = ComponentProps<'figure'> & { 'data-figure'?: string };
