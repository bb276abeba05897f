/** Texts as long as a translation, an applicant or an author may write them. */
const texts = {
  long: 'Occupation of your husband or wife at the time of this application, as written in the employment contract',
  /** 100 characters without a place to break. */
  unbroken: 'Wolkenkratzer'.repeat(8).slice(0, 100),
};

export type Length = keyof typeof texts;

/** Elements that never have such a text: dates, sizes, references; and for one long word also the texts of the site itself. */
const fixed = 'svg, style, option, time, [aria-label], .date, .file-size, .radio, .reference';
const ownWords = [
  'button, summary, nav, h1, footer, .button, .upload-action, .entry-legend, .entry-actions, .draft-note',
  '.page-card-paper, .hero__words, .not-found__words, .teaser__link',
].join();
const excluded = { long: fixed, unbroken: `${fixed}, ${ownWords}` };

const isLengthened = ({ nodeValue }: Node) => Object.values(texts).some((text) => nodeValue!.endsWith(text));

/** Adds a long text to every text of the page. */
export const lengthen = (length: Length | undefined): void => {
  if (length === undefined) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const isText = /\p{L}{2}/u.test(node.nodeValue!) && !node.parentElement!.closest(excluded[length]);
    if (isText && !isLengthened(node)) node.nodeValue += ` ${texts[length]}`;
  }
};
