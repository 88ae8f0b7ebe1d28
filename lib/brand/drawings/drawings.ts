/**
 * The site's pictures, all of one hand. `npm run draw` writes them into content/images, and
 * `npm run draw -- credit` one of them.
 *
 * To add one: write `pictures/<name>.ts` after the model of a neighbour, add it to a list below, run
 * `npm run draw -- <name>`, and look at it as a square of 104 pixels too.
 *
 * - A sheet of 960 x 720 on one ground; a module of 48, tiles of 96. The page is cotton, so no
 *   ground is; neighbouring articles never share one.
 * - In this order: none to four panels of cloth, ONE figure of at most 40 corners, the thread.
 * - The figure stays within x 120 to 840 and y 90 to 630: pages crop to 1:1, 3:2 and 16:9.
 * - The thread runs at right angles, once in each picture. It crosses only dingi, igbi and seed, in
 *   a channel of ground; other tiles it passes in a gap; over a flat shape it needs neither.
 * - At most five colours, the selvedge's alaari and osun included; alaari once more at most, osun
 *   for the thread and a coin's face alone. No gradients, no shadows, no text, no people.
 */
import type { Drawing } from './drawing';
import { about } from './pictures/about';
import { ai } from './pictures/ai';
import { blog } from './pictures/blog';
import { business } from './pictures/business';
import { coin } from './pictures/coin';
import { credit } from './pictures/credit';
import { crop } from './pictures/crop';
import { crypto } from './pictures/crypto';
import { fin } from './pictures/fin';
import { future } from './pictures/future';
import { gen } from './pictures/gen';
import { global } from './pictures/global';
import { growth } from './pictures/growth';
import { hero, heroCloth } from './pictures/hero';
import { industry } from './pictures/industry';
import { nigeria } from './pictures/nigeria';
import { oil } from './pictures/oil';
import { post } from './pictures/post';
import { property } from './pictures/property';
import { remittance } from './pictures/remittance';
import { sme } from './pictures/sme';
import { startup } from './pictures/startup';
import { tax } from './pictures/tax';
import { tech } from './pictures/tech';
import { think } from './pictures/think';
import { time } from './pictures/time';
import { wealth } from './pictures/wealth';
import { whyTall } from './pictures/why-tall';
import { why } from './pictures/why';

/** The articles' pictures, in the order of the articles. */
export const articleDrawings: readonly Drawing[] = [
  tax,
  time,
  business,
  think,
  credit,
  growth,
  wealth,
  coin,
  startup,
  property,
  global,
  tech,
  crop,
  oil,
  crypto,
  industry,
  gen,
  nigeria,
  future,
  sme,
  fin,
  ai,
  remittance,
];

/** Every drawing that `npm run draw` writes. */
export const drawings: readonly Drawing[] = [
  hero,
  heroCloth,
  about,
  why,
  whyTall,
  blog,
  post,
  ...articleDrawings,
];
