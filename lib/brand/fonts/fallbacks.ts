/** A font that visitors have already, made to measure with one of ours until ours is there. */
export type Fallback = {
  /** Our font file whose metrics it takes. */
  like: string;
  family: string;
  weight?: string;
  /** Full or PostScript names, as `local()` asks for them. */
  local: readonly string[];
  /** The width of `WIDTH_SAMPLE` in parts of the font's size, without kerning. */
  width: number;
};

/** English as the site writes it: a font's mean width depends on how often each letter stands. */
export const WIDTH_SAMPLE =
  'Money that is put aside early has the most time to grow. Before you borrow, write down what the loan costs in full: interest, fees and every charge that comes later. A small business needs two accounts, one for the owner and one for the work, because nobody can plan with figures that are mixed. We read each agreement line by line, explain what it means in plain words, and say so when the answer is no. Ask how the adviser is paid. Keep receipts, check the rate in March and again in October, and never sign a paper on the day it is first shown to you. In Lagos, Abuja and Port Harcourt a loan of 1,500,000 at 24% over 36 months costs 618,000; at 18% it is 452,000, says Mrs Bello.';

/**
 * One face a local font, because fonts of different widths cannot share a `size-adjust`: Roboto and
 * Noto (Android), Arial, Georgia and Times (Windows, Apple). Measured with Roboto and Noto Serif
 * themselves, with Gelasio, which has Georgia's widths, and with Liberation, which has Arial's and
 * Times's and stands for them on Linux.
 */
export const fallbacks: readonly Fallback[] = [
  {
    like: 'display',
    family: 'Display Noto',
    weight: '600',
    local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    width: 342.5,
  },
  {
    like: 'display',
    family: 'Display Georgia',
    weight: '600',
    local: ['Georgia Bold'],
    width: 348.4,
  },
  {
    like: 'display',
    family: 'Display Times',
    weight: '600',
    local: ['Times New Roman Bold', 'Liberation Serif Bold'],
    width: 290.7,
  },
  { like: 'text', family: 'Text Noto', local: ['Noto Serif', 'NotoSerif-Regular'], width: 323.9 },
  { like: 'text', family: 'Text Georgia', local: ['Georgia'], width: 299.9 },
  {
    like: 'text',
    family: 'Text Times',
    local: ['Times New Roman', 'Liberation Serif'],
    width: 274.5,
  },
  {
    like: 'sans',
    family: 'Sans Roboto',
    local: ['Roboto', 'Roboto-Regular'],
    width: 301.1,
  },
  { like: 'sans', family: 'Sans Arial', local: ['Arial', 'Liberation Sans'], width: 303.2 },
];
