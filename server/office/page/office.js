// A browser may keep a page for Back also after the sign-out. It is not shown then, but loaded again.
addEventListener('pagehide', () => (document.documentElement.hidden = true));
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

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
