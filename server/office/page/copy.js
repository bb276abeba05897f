// Copies the name beside it. Without this script the button is not shown.
if (navigator.clipboard)
  for (const copy of document.querySelectorAll('.office-copy')) {
    const [button, status] = copy.children;
    copy.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.value);
      status.textContent = status.dataset.done;
    });
  }
