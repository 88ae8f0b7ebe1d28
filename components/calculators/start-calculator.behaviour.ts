type Options = {
  /** The URL of the calculator's module. */
  script: string;
};

type Calculator = { default: (figure: HTMLElement, options: Options) => void };

/** Shows a calculator, and loads its module when it comes near the window. */
export default function startCalculator(figure: HTMLElement, options: Options): void {
  figure.hidden = false;
  const load = async () => {
    const module = (await import(options.script)) as Calculator;
    module.default(figure, options);
  };
  const watch = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    void load();
  };
  new IntersectionObserver(watch, { rootMargin: '100%' }).observe(figure);
}
