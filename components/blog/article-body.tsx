import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Calculator } from '@/components/calculators/calculator';
import { Chart } from '@/components/charts/chart';
import finePrint from '@/components/styles/fine-print.module.css';
import { ContentImage } from '@/components/ui/content-image';
import type { Figure } from '@/lib/content/text/directives';
import type { ParseResult } from '@/lib/finance/numbers';
import { explainMissingImage, findImage, type ImageIndex } from '@/lib/images/images';
import styles from './article-body.module.css';
import { tableComponents } from './article-table';

const IMAGE_SIZES = '(min-width: 680px) 640px, calc(100vw - 40px)';

type ArticleBodyProps = {
  html: Root;
  images: ImageIndex;
  hasContactLinks: boolean;
};

export function ArticleBody({ html, images, hasContactLinks }: ArticleBodyProps) {
  const components: Partial<Components> = {
    ...tableComponents,
    figure: (figure) => <ArticleFigure {...figure} hasContactLink={hasContactLinks} />,
    section: ({ children, ...section }) =>
      'data-verdict' in section ? (
        <section className={styles.verdict} data-ground="calico">
          {children}
        </section>
      ) : (
        <section className={finePrint.root}>{children}</section>
      ),
    img: ({ src, alt = '' }) => {
      const image = typeof src === 'string' ? findImage(images, src) : undefined;
      // This message appears only in development, because the build fails if an image is missing.
      if (!image) return <strong>{explainMissingImage(images, String(src))}</strong>;
      return <ContentImage image={image} alt={alt} sizes={IMAGE_SIZES} />;
    },
  };
  return (
    <div className={styles.root}>
      {toJsxRuntime(html, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })}
    </div>
  );
}

type FigureProps = ComponentProps<'figure'> & { 'data-figure'?: string; hasContactLink: boolean };

function ArticleFigure(props: FigureProps) {
  const { 'data-figure': data, id = '', hasContactLink, children } = props;
  if (data === undefined) return <figure>{children}</figure>;
  const result = JSON.parse(data) as ParseResult<Figure>;
  // This message appears only in development, because the build fails if a chart or calculator is invalid.
  if ('problems' in result) return <strong>{result.problems.join('; ')}</strong>;
  const figure = result.value;
  if ('chart' in figure) return <Chart title={children} {...figure} />;
  return <Calculator id={id} title={children} hasContactLink={hasContactLink} {...figure} />;
}
