import tokens from '#src/styles/tokens.css?raw';

/** What the foot of a sheet, a string of its style, leaves out. */
const notInFoot = /[^\p{L}\p{M}\p{N}_ ’-]/gu;

/** The style of `@page` that prints a text at the foot of each sheet. */
export const footStyle = (foot: string): string =>
  `@bottom-left { content: "${foot.replace(notInFoot, '')}"; font: 8pt sans-serif; }`;

/** How a dossier looks on a screen and on A4; `foot` is printed at the foot of every page. */
export const style = (foot: string): string => `
${tokens}
:root { color-scheme: light; font: 16px/1.45 system-ui, "Segoe UI", "Noto Sans", "Noto Naskh Arabic", Tahoma, sans-serif; color: var(--text-default); }
body { max-width: 56rem; margin: 2.5rem auto; padding: 0 1.5rem; background: var(--surface-default); }
header { border-bottom: 2px solid var(--border-strong); padding-bottom: 1rem; }
header p { margin: 0; color: var(--text-subdued); }
header b { color: var(--text-default); letter-spacing: 0.04em; }
.reference { direction: ltr; unicode-bidi: isolate; }
h1 { margin: 0.15rem 0 0.35rem; font-size: 1.9rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.15rem; break-after: avoid; }
.care { margin-top: 0.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--border-notice); border-radius: 4px; color: var(--text-warm); }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: minmax(9rem, 17rem) 1fr; gap: 0.25rem 1.5rem; padding: 0.45rem 0; border-top: 1px solid var(--border-keyline); break-inside: avoid; }
dt { color: var(--text-subdued); }
dd { margin: 0; overflow-wrap: anywhere; }
dd p { margin: 0; min-height: 1.45em; }
/* A short Arabic answer is beside its label, a long one fills its column from the right. */
h1, dd p { width: fit-content; max-width: 100%; }
a { color: var(--text-link); }
.note { color: var(--text-subdued); font-size: 0.875rem; white-space: nowrap; }
table { width: 100%; margin-top: 1.5rem; border-collapse: collapse; }
th, td { padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--border-keyline); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--text-subdued); font-weight: 600; white-space: nowrap; }
td:nth-child(-n + 3) { white-space: nowrap; }
@media (max-width: 36rem) { body { margin: 1.25rem auto; } dl div { grid-template-columns: 1fr; } .note { white-space: normal; } }
@page { size: A4; margin: 18mm 16mm 20mm; ${footStyle(foot)} @bottom-right { content: counter(page) " / " counter(pages); direction: ltr; font: 8pt sans-serif; } }
@media print { :root { font-size: 10.5pt; } body { max-width: none; margin: 0; padding: 0; } h2 { margin-top: 1.4rem; } a { color: inherit; } }
`;
