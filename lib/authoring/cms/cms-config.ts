import type { CmsConfig } from '@sveltia/cms';
import type { Content } from '@/lib/content/load';
import type { Backend } from './backend';
import { makeArticleFields, siteFields } from './form-fields';

const TEN_MEGABYTES = 10_000_000;

/** The configuration of the CMS: what it edits, where it writes, in which form. */
export function makeCmsConfig(
  { site, people }: Pick<Content, 'site' | 'people'>,
  backend: Backend,
): CmsConfig {
  return {
    load_config_file: false,
    backend: backend.options,
    app_title: `${site.shortName}: editing`,
    site_url: site.url,
    logo: { src: '/icons/192.png' },
    media_folder: 'content/images',
    media_libraries: {
      default: { config: { max_file_size: TEN_MEGABYTES, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    output: { omit_empty_optional_fields: true },
    // Its preview knows neither the line markup nor the site's styles.
    editor: { preview: false },
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'Article',
        icon: 'article',
        description:
          'Each article has a number of its own. To withdraw a published article, ask your site’s administrator: its address has to lead somewhere.',
        folder: 'content/blog',
        extension: 'md',
        format: 'yaml-frontmatter',
        summary: '{{slug}}. {{title}}',
        slug: {
          // With a template, the CMS would make 24-1 of a number that is used; so it refuses it.
          editable: ['create'],
          hint: 'The number of the article, and the end of its address: the first that none has yet.',
          pattern: [
            '/^[1-9]\\d{0,8}$/',
            'Write a whole number: the first that no article has yet.',
          ],
        },
        sortable_fields: {
          fields: ['date', 'title'],
          default: { field: 'date', direction: 'descending' },
        },
        view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
        // The list would fetch every photo of the repository whole.
        thumbnail: false,
        delete: false,
        duplicate: false,
        aliases_field: false,
        preview_path: 'blog/{{slug}}',
        fields: makeArticleFields(people),
      },
      {
        name: 'facts',
        label: 'The firm',
        icon: 'apartment',
        files: [
          {
            name: 'site',
            label: 'Facts of the firm',
            file: 'content/site.yaml',
            // YAML that keeps its comments; the page's script registers it.
            format: 'commented-yaml',
            fields: siteFields,
          },
        ],
      },
    ],
  };
}
