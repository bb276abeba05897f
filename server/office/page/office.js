// A browser may keep a page for Back, with its ticks. After a sign-out, in any tab, it is not shown, but loaded again.
const lastSignOut = () => localStorage.getItem('signedOut');
const before = lastSignOut();
document
  .querySelector('[action="/sign-out"]')
  .addEventListener('submit', () => localStorage.setItem('signedOut', Date.now()));
addEventListener('pagehide', () => (document.documentElement.hidden = true));
addEventListener('pageshow', () => {
  if (lastSignOut() === before) document.documentElement.hidden = false;
  else location.reload();
});

// Copies the name beside it, or selects it where the browser refuses. Without this script its button is not shown.
if (navigator.clipboard)
  for (const copy of document.querySelectorAll('.office-copy')) {
    const [button, status] = copy.children;
    const name = copy.previousElementSibling;
    copy.hidden = false;
    button.addEventListener('click', () =>
      navigator.clipboard.writeText(button.value).then(
        () => (status.textContent = status.dataset.done),
        () => getSelection().selectAllChildren(name),
      ),
    );
  }

// Without this script its button is not shown.
for (const print of document.querySelectorAll('.office-print')) {
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}

// What was done is said once, not again when the page is loaded anew.
const address = new URL(location.href);
const done = ['marked', 'left', 'changed', 'deleted', 'saved'].filter((name) => address.searchParams.has(name));
for (const name of done) address.searchParams.delete(name);
// That of the sentence by which the form before was refused.
address.hash = '';
// The answer to a form keeps its address: loaded anew, it would no longer be that answer.
if (done.length > 0) history.replaceState(null, '', address);

// Some browsers keep no ticks for Back, and a link has those with which its page was shown. Those that are there now go into the address
// of the list when one of its buttons or links leads away, and into the link.
const list = document.querySelector('form[action="/"]');
const noteTicks = () => history.replaceState(null, '', `/?${new URLSearchParams(new FormData(list))}`);
const ticks = () => [list.picked.value, ...new FormData(list).getAll('chosen')].filter(Boolean).join('.');
list?.addEventListener('submit', noteTicks);
if (list)
  document.addEventListener('click', ({ target }) => {
    const link = target.closest?.('main a:not(.office-done a, [href^="#"]), .office-languages a');
    if (link?.origin !== location.origin || !(link.search || link.pathname.startsWith('/applications/'))) return;
    noteTicks();
    const leadsTo = new URL(link.href);
    leadsTo.searchParams.set('picked', ticks());
    link.href = leadsTo.href;
  });

// A note that is not saved yet.
let isSaving = false;
addEventListener('pageshow', () => (isSaving = false));
document.addEventListener('submit', () => (isSaving = true));
addEventListener('beforeunload', (event) => {
  const notes = [...document.querySelectorAll('textarea')];
  if (!isSaving && notes.some(({ value, defaultValue }) => value !== defaultValue)) event.preventDefault();
});
