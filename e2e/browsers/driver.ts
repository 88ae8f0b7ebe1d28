/** Keys that are no letters, by the code points that WebDriver gives them. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;
export type Key = keyof typeof KEYS;

/** What the flows need of a browser. */
export type Driver = {
  version: string;
  /** Opens a URL and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Presses the mouse at a place in the window, in CSS px. */
  click: (x: number, y: number, times: number) => Promise<void>;
  /** Types with the keyboard, into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Sets the width of the page's window, in CSS px; its height is about 740. */
  resize: (width: number) => Promise<void>;
  /** Runs a function body in the page and returns its value, which must be JSON. */
  evaluate: (body: string) => Promise<unknown>;
  /** Prints the page; a PDF. WebKit's driver cannot. */
  print: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A proxy that refuses every request: nobody may listen on port 9. */
export const NO_NETWORK = '127.0.0.1:9';
