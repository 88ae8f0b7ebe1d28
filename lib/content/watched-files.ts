/**
 * Imports the files in `content/`, so that the development server of Next.js reloads a page when one of them changes.
 * Builds do not need this module. Tests cannot load it, because only Turbopack supports `import.meta.glob`.
 */
export const watchedTexts = import.meta.glob('/content/**/*.{md,mdx,yaml}', {
  query: '?raw',
  eager: true,
});
export const watchedImages = import.meta.glob('/content/images/*.{svg,jpg,jpeg,png,webp}', {
  eager: true,
});
