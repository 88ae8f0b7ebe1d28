import { drawing } from '../drawing';
import { disc, polygon, rect } from '../geometry';

/** The drawing `why` for a band that is twice as high as wide. */
export const whyTall = drawing('why-tall', { ground: 'aro900', height: 1750 }, (canvas) => {
  canvas.cloth('ato', { x: 0, y: 11, columns: 3, rows: 18 });
  canvas.thread([
    [624, 0],
    [624, 1260],
  ]);
  canvas.fill('cotton', polygon([528, 1248], [720, 1248], [720, 1440], [624, 1536], [528, 1440]));
  canvas.fill('aro600', rect(528, 1296, 192, 24));
  canvas.fill('cotton', rect(372, 1596, 504, 96));
  canvas.fill('aro600', rect(528, 1620, 192, 48));
  canvas.fill('cotton', disc(624, 1644, 18));
  canvas.fill('aro900', rect(570, 1620, 6, 48), rect(672, 1620, 6, 48));
});
