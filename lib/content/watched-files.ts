/**
 * Imports the files of `content/`, so that Next's development server reloads a page when a file changes. Import
 * this module in development only, because only Turbopack supports `import.meta.glob`.
 */
export const watchedTexts = import.meta.glob('/content/**/*.{md,mdx,yaml}', {
  query: '?raw',
  eager: true,
});
export const watchedImages = import.meta.glob('/content/images/*.{svg,jpg,jpeg,png,webp,avif}', {
  eager: true,
});
