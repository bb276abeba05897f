/** Texts that a translation, an applicant or a careless author may bring. */
const texts = {
  long: 'Occupation of your husband or wife at the time of this application, as written in the employment contract',
  /** 100 characters without a place to break. */
  unbroken: 'Wolkenkratzer'.repeat(8).slice(0, 100),
};

export type Length = 'written' | keyof typeof texts;

/** What nobody writes at such a length: dates, sizes, references; in one word, also what the site itself says. */
const fixed = 'svg, style, option, time, [aria-label], .date, .file-size, .radio, .reference';
const ownWords = [
  'button, summary, nav, h1, footer, .button, .upload-action, .entry-legend, .entry-actions, .draft-note',
  '.page-card-paper, .hero__words, .not-found__words, .teaser__link',
].join();
const spared = { long: fixed, unbroken: `${fixed}, ${ownWords}` };

const isLengthened = ({ nodeValue }: Node) => Object.values(texts).some((text) => nodeValue!.endsWith(text));

/** Lengthens every text that is on the page, so that what is around it has to make room. */
export const lengthen = (length: Length): void => {
  if (length === 'written') return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const isText = /\p{L}{2}/u.test(node.nodeValue!) && !node.parentElement!.closest(spared[length]);
    if (isText && !isLengthened(node)) node.nodeValue += ` ${texts[length]}`;
  }
};
