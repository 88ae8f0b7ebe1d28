/**
 * The site's drawings. `npm run draw` writes them into content/images, and `npm run draw -- credit`
 * writes one of them.
 *
 * To add one: write it after the model of its neighbours, run `npm run draw -- <name>`, and look at it
 * as a square of 104 pixels too.
 *
 * - A sheet is 960 x 720 on one background; the module is 48, a tile 96. Pages are cotton, so no
 *   background is; neighbouring articles never share one.
 * - Draw in this order: up to four panels of cloth, ONE figure of at most 40 corners, the thread.
 * - The figure stays within x 120 to 840 and y 90 to 630: pages crop to 1:1, 3:2 and 16:9.
 * - The thread runs at right angles, once in each drawing. It crosses only dingi, igbi and seed, in
 *   a channel of the background; other tiles it passes in a gap; over a flat shape it needs neither.
 * - Use at most five colours, with the selvedge's alaari and osun; alaari at most once more, osun
 *   only for the thread and a coin's face. No gradients, no shadows, no text, no people.
 */
import type { Drawing } from './canvas';
import { covers1To12 } from './covers-1-to-12';
import { covers13To23 } from './covers-13-to-23';
import { pageDrawings } from './pages';
import { serviceDrawings } from './services';

/** The articles' covers, in the order of the articles. */
export const articleCovers: readonly Drawing[] = [...covers1To12, ...covers13To23];

/** Every drawing that `npm run draw` writes. */
export const drawings: readonly Drawing[] = [...pageDrawings, ...serviceDrawings, ...articleCovers];
