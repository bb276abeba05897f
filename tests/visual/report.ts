import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A story whose picture differs; its PNG is called like it. */
export interface Differing {
  id: string;
  pixels: number;
}

const told = ({ id, pixels }: Differing) =>
  `<h2>${id}</h2><p>${pixels} pixels differ</p><a href="${id}.png"><img src="${id}.png" alt="Before, after and difference of ${id}"></a>`;

/** Writes one page with before, after and difference of all that differs, and how to accept it. */
export const writeReport = (folder: string, all: readonly Differing[]): Promise<void> =>
  writeFile(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${all.length} pictures differ</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
img { max-width: 100%; border: 1px solid #767676; }
</style>
<h1>${all.length} pictures differ</h1>
<p>Each shows before, after and the difference, from left to right. Magenta lies outside the smaller one.</p>
<p>If all of it is meant: <code>npm run visual:accept</code>. If some is: <code>npm run visual:accept -- -t</code> and the path of
their story file, such as <code>./stories/components/Stepper.stories.tsx</code>. What is not meant is a fault to mend.</p>
${all
  .toSorted((one, other) => one.id.localeCompare(other.id))
  .map(told)
  .join('\n')}
</html>
`,
  );
