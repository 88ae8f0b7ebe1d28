import type { CmsConfig } from '@sveltia/cms';
import type { Content } from '@/lib/content/load';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Backend } from './backend';
import { editedFiles, makeArticleFields } from './form-fields';
import labels from './labels.json' with { type: 'json' };
import { schemaFields } from './schema-fields';

/** The content that the editing page needs. */
export type CmsContent = Pick<
  Content,
  'site' | 'services' | 'people' | 'articles' | 'images' | 'publicFiles' | 'redirects'
> & { pages: { blog: Pick<Pages['blog'], 'topics'> } };

/** The name of the format of a file in `editedFiles`. */
export const formatOf = (name: string) => `commented-${name}`;

/** Makes the configuration of the CMS: collections, files, fields, the repository. */
export function makeCmsConfig(
  { site, pages, people }: Pick<CmsContent, 'site' | 'pages' | 'people'>,
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
      default: { config: { max_file_size: 10_000_000, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: true },
    output: { omit_empty_optional_fields: true },
    // Its preview knows neither the line markup nor the site's styles.
    editor: { preview: false },
    collections: [
      {
        name: 'articles',
        ...labels.collection,
        icon: 'article',
        folder: 'content/blog',
        extension: 'md',
        format: 'yaml-frontmatter',
        summary: '{{slug}}. {{title}}',
        slug: {
          // With a template, the CMS would make 24-1 of a number that is used; so it refuses it.
          editable: ['create'],
          hint: 'The number of the article, and the end of its URL: the first that none has yet.',
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
        fields: makeArticleFields(people, pages.blog.topics.list),
      },
      {
        name: 'facts',
        label: 'The firm',
        icon: 'apartment',
        files: [...editedFiles].map(([name, { label, icon, schema, labels, options }]) => ({
          name,
          label,
          icon,
          file: `content/${name}.yaml`,
          // YAML that keeps its comments; the page's script registers it.
          format: formatOf(name),
          fields: schemaFields(schema, labels, options),
        })),
      },
    ],
  };
}
