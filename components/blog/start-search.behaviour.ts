const FAILED = 'The search could not be loaded. Type again to retry.';

/** Loads the search module when the visitor first uses the form, or at once if the URL contains a query. */
export function startSearch(form: HTMLFormElement): void {
  const section = form.closest('section');
  const status = section?.querySelector('[role=status]');
  const field = form.querySelector('input');
  if (!section || !status || !field) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { searchArticles } = await import('./search-articles');
      searchArticles(form, FAILED);
    } catch {
      status.textContent = FAILED;
      isLoading = false;
    }
  };
  form.hidden = false;
  filterByTopic(section);
  const query = new URLSearchParams(location.search).get('q') ?? '';
  field.value ||= query;
  if (field.value) void load();
  // When the visitor goes back, Chrome restores the text in the field after this script has run, but before `pageshow`.
  addEventListener('pageshow', () => {
    if (field.value !== query) form.dispatchEvent(new Event('input'));
  });
  // On phones, scroll the form to the top, so that the results fit above the on-screen keyboard.
  field.addEventListener('focus', () => innerWidth < 768 && form.scrollIntoView());
  for (const type of ['focusin', 'input']) form.addEventListener(type, () => void load());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load();
  });
}

function filterByTopic(section: HTMLElement): void {
  const topics = section.querySelector('nav');
  topics?.removeAttribute('hidden');
  const links = [...(topics?.querySelectorAll('a') ?? [])];
  const topicInUrl = new URLSearchParams(location.search).get('topic');
  const selectedLink = links.find(({ dataset }) => dataset.topic === topicInUrl) ?? links[0];
  selectedLink?.setAttribute('aria-current', 'true');
  if (topics && selectedLink)
    topics.scrollLeft = selectedLink.offsetLeft - (links[0]?.offsetLeft ?? 0);
  const topic = selectedLink?.dataset.topic;
  if (!topic) return;
  section.querySelector('details')?.setAttribute('open', '');
  for (const card of section.querySelectorAll('article'))
    card.parentElement?.toggleAttribute('hidden', card.dataset.topic !== topic);
}
