import { readFromTab, writeToTab } from '@/lib/contact/tab-storage';

type Figures = Readonly<Record<string, string>>;

/** The home page's calculator has the same key as its article's calculator, so that both show the same figures. */
const getKey = ({ id, dataset }: HTMLElement) => dataset.savedAs ?? `${location.pathname}#${id}`;

/** Returns what the visitor has typed into the calculator's fields, by field name. */
export const readFigures = (calculator: HTMLElement) =>
  readFromTab(getKey(calculator)) as Figures | undefined;

/** Saves figures for the current tab. Analytics services read the URL, so the figures are not part of it. */
export const saveFigures = (calculator: HTMLElement, figures: Figures) =>
  writeToTab(getKey(calculator), figures);
