import { readFromTab, writeToTab } from '@/lib/contact/tab-storage';

type Figures = Readonly<Record<string, string>>;

/** The home page's calculator has the same key as the full calculator in the article, so both show the same figures. */
const getKey = ({ id, dataset }: HTMLElement) => dataset.savedAs ?? `${location.pathname}#${id}`;

/** Returns what the visitor has typed into the calculator's fields, by field name. */
export const readFigures = (calculator: HTMLElement) =>
  readFromTab(getKey(calculator)) as Figures | undefined;

/** Saves figures for the current tab. Does not save them in the URL, because analytics services read the URL. */
export const saveFigures = (calculator: HTMLElement, figures: Figures) =>
  writeToTab(getKey(calculator), figures);
