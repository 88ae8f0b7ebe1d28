/**
 * The files of `content/` as modules. Importing them makes Next's development server reload a page when one of
 * them changes. Only Turbopack knows `import.meta.glob`, so import this module in development only.
 */
export const watchedTexts = import.meta.glob('/content/**/*.{md,mdx,yaml}', {
  query: '?raw',
  eager: true,
});
export const watchedImages = import.meta.glob('/content/images/*.{svg,jpg,jpeg,png,webp,avif}', {
  eager: true,
});
