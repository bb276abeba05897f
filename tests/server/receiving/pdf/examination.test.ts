import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { flagsOf } from '#server/receiving/pdf/examination.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const flagsIn = async (pdf: string) => (await flagsOf(Buffer.from(pdf, 'latin1'))).toSorted();
const flate = (content: string) => deflateSync(Buffer.from(content, 'latin1')).toString('latin1');

/** A stream of these objects, each at the place its offset says. */
const objectStream = (objects: string[], entries = '/Filter /FlateDecode', pack = flate) => {
  const offsets = objects.map((_, i) => objects.slice(0, i).join(' ').length + (i ? 1 : 0));
  const pairs = `${offsets.map((offset, i) => `${i + 10} ${offset}`).join(' ')} `;
  const stream = pack(pairs + objects.join(' '));
  return `<< /Type /ObjStm /N ${objects.length} /First ${pairs.length} /Length ${stream.length} ${entries} >>\nstream\n${stream}\nendstream`;
};
const script = '<< /S /JavaScript /JS (app.alert) >>';

describe('a PDF is flagged', () => {
  test.each<[flag: string, objects: string[]]>([
    ['JavaScript', [script]],
    ['JavaScript', ['<< /S /J#61vaScript >>']],
    ['JavaScript', ['<< /#4aS (x) >>']],
    ['JavaScript', ['<</S/JavaScript>>']],
    ['launches a program', ['<< /S /Launch /F (cmd.exe) >>']],
    ['sends what is filled in', ['<< /S /SubmitForm /F (http://example.org) >>']],
    ['loads data', ['<< /S /ImportData /F (a.fdf) >>']],
    ['web link', ['<< /Next << /S /URI /URI (http://example.org) >> >>']],
    ['link to another file', ['<< /S /G#6fToR /F (\\\\\\\\host\\\\share\\\\a.pdf) >>']],
    ['link to another file', ['<< /S /GoToE /F (a.pdf) /T << /R /C >> >>']],
    ['XFA form', ['<< /AcroForm << /XFA 7 0 R >> >>']],
    ['embedded file', ['<< /Names << /EmbeddedFiles 7 0 R >> >>']],
    ['embedded file', ['<< /Type /Annot /Subtype /FileAttachment >>']],
  ])('%s: %s', async (flag, objects) => {
    expect(await flagsIn(handmadePdf({ objects }))).toEqual([flag]);
    expect(await flagsIn(handmadePdf({ objects: [objectStream(objects)] }))).toEqual([flag]);
  });

  test('encrypted, by its trailer or by the object of its table', async () => {
    expect(await flagsIn(handmadePdf({ trailer: '/Encrypt 7 0 R' }))).toEqual(['encrypted']);
    const table = '<< /Type /XRef /Encrypt 7 0 R >>\nstream\nendstream';
    expect(await flagsIn(handmadePdf({ objects: [table] }))).toEqual(['encrypted']);
  });

  test.each([
    ['in a stream of objects that is not compressed', objectStream([script], '', (content) => content)],
    ['whose filter stands in a list', objectStream([script], '/Filter [/FlateDecode]')],
    ['whose filter has a short name', objectStream([script], '/Filter /Fl')],
    ['whose length stands elsewhere', objectStream([script]).replace(/\/Length \d+/, '/Length 9 0 R')],
    ['whose length is wrong', objectStream([script]).replace(/\/Length \d+/, '/Length 3')],
    ['behind a string that is never closed', objectStream(['(', script])],
    ['behind a string that a later object closes', objectStream(['(', script, ')'])],
    ['behind a comment', objectStream(['%', script])],
    ['in a stream whose names are escaped', objectStream([script]).replace('/First', '/F#69rst')],
    ['in what another stream holds', `<< /Length 99 >>\nstream\n9 0 obj\n${script}\nendobj\nendstream`],
    ['in what a string holds, as an object of its own', `(\n9 0 obj\n${script}\nendobj\n)`],
    ['with a comment before the word obj', `<< >>\nendobj\n9 0 %\nobj\n${script}`],
    ['after a word that ends nothing', `<< endobj /S /JavaScript >>`],
  ])('JavaScript %s', async (_where, object) => {
    expect(await flagsIn(handmadePdf({ objects: [object] }))).toEqual(['JavaScript']);
  });
});

test.each([
  ['a string', '(/JavaScript (nested) \\) /Launch)'],
  ['a string in hex', '</JavaScript>'],
  ['a comment', '<< % /JavaScript\n>>'],
  ['longer names', '<< /JavaScripts 1 /JSX 2 /Launcher 3 /EncryptMetadata false >>'],
  ['the text of a page', '<< /Length 14 >>\nstream\n(/JavaScript) Tj\nendstream'],
  ['a link into its own embedded file', '<< /F 4 /A << /S /GoToE /T << /R /C >> >> >>'],
])('a PDF with such names in %s is not flagged', async (_where, object) => {
  expect(await flagsIn(handmadePdf({ objects: [object] }))).toEqual([]);
  expect(await flagsIn(handmadePdf({ objects: [objectStream([object])] }))).toEqual([]);
});

describe('a PDF is not fully examined', () => {
  const big = (megabytes: number) => `<< /A (${' '.repeat(megabytes * 1024 * 1024)}) >>`;

  test.each([
    ['whose stream of objects is larger than 8 MB', [objectStream([big(9)])]],
    ['whose streams are larger than 32 MB together', Array.from({ length: 5 }, () => objectStream([big(7)]))],
    ['whose stream has two filters', [objectStream(['<< >>'], '/Filter [/ASCIIHexDecode /FlateDecode]')]],
    ['whose stream has another filter', [objectStream(['<< >>'], '/Filter /LZWDecode')]],
    ['whose filter stands elsewhere', [objectStream(['<< >>'], '/Filter 9 0 R')]],
    [
      'whose stream has a predictor',
      [objectStream(['<< >>'], '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
    ],
    ['whose stream is broken', [objectStream(['<< >>']).replace(/stream\n[^]{3}/, 'stream\nx')]],
    ['whose first object stands elsewhere', [objectStream(['<< >>']).replace(/\/First \d+/, '/First 9 0 R')]],
    ['that has more streams of objects than anybody needs', Array.from({ length: 2_001 }, () => objectStream([]))],
  ])('%s', async (_what, objects) => {
    expect(await flagsIn(handmadePdf({ objects }))).toEqual(['not fully examined']);
  });

  test.each([
    ['strings that are never closed', 'obj('],
    ['strings in hex that are never closed', 'obj<1'],
    ['comments', 'obj%'],
    ['beginnings of objects', 'obj '],
    ['small names', '/a'],
    ['opened dictionaries', 'obj<<'],
  ])('that is made of %s', async (_what, piece) => {
    expect(await flagsIn(handmadePdf() + piece.repeat(2_000_000))).toEqual(
      piece === '/a' ? [] : ['not fully examined'],
    );
  });
});
