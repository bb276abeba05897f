import type { FastifyInstance } from 'fastify';
import { t } from '#languages/message.ts';
import { filterInWords } from '#server/office/page/filterInWords.ts';
import { listQuery, parseListAddress } from '#server/office/page/listFilter.ts';
import { pagesOfSelected } from '#server/office/page/pagesOfSelected.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { findSelected, isAll } from '#server/office/page/selected.ts';
import { allTicks, selectionText } from '#server/office/page/selection.ts';
import type { Services } from '#server/office/page/services.ts';
import { columnsOf } from '#server/office/page/tableFile.ts';
import { type ColumnGroup, Table } from '#server/office/page/views/Table.tsx';
import { printableLines } from '#server/office/printable.ts';
import { columnsFor, type TableColumn } from '#server/office/table/tableColumns.ts';
import { collect, tableRows } from '#server/office/table/tableRows.ts';
import { dayInWords } from '#server/office/times.ts';
import { entryName, entryOf } from '#server/storing/application.ts';

/** More rows are only in the file. */
const MOST_ROWS = 300;

/** The checkboxes of all columns on offer, under their headings. */
const groupsOf = (offered: readonly TableColumn[], chosen: readonly TableColumn[]): ColumnGroup[] => {
  const isChosen = new Set(chosen.map(({ id }) => id));
  const titles = [...new Set(offered.map(({ group }) => group))];
  return titles.map((title) => ({
    title,
    columns: offered
      .filter(({ group }) => group === title)
      .map(({ id, head }) => ({ id, head, isChosen: isChosen.has(id) })),
  }));
};

/** A table of applications with the columns that the office chooses, to read, to print and to take away. */
export const registerTable = (office: FastifyInstance, services: Services): void => {
  const { store, logEvent } = services;

  pagesOfSelected(signedInRoutes(office, services))('/table', async (query, user) => {
    const address = parseListAddress(query);
    const selected = await findSelected(store, query);
    const columns = columnsOf(selected, address.columns);
    const shown = selected.slice(0, MOST_ROWS);
    await logEvent(user, 'opened a table of', shown.map(entryOf));
    const rows = await collect(tableRows(store, shown, columns));
    const content = (
      <Table
        total={selected.length}
        about={[
          ...(isAll(query) ? filterInWords(address.filter) : []),
          t('As of {day}', { day: dayInWords((await store.now()).toISOString()) }),
        ]}
        heads={columns.map(({ id, head }) => ({ id, head }))}
        rows={shown.map((summary, at) => ({
          key: entryName(summary),
          cells: rows[at]!.map((cell) => printableLines(cell).join('\n')),
        }))}
        groups={groupsOf(columnsFor(new Set(selected.map(({ form }) => form))), columns)}
        sent={{
          list: listQuery({ ...address, selection: [], columns: [] }),
          picked: selectionText(allTicks(query)),
          which: isAll(query) ? 'all' : 'chosen',
        }}
        list={`/${listQuery(address)}`}
      />
    );
    return { title: t('Table'), content };
  });
};
