import type { FastifyInstance } from 'fastify';
import { message, t } from '#languages/message.ts';
import { additionsTo, withAdditions } from '#server/office/additions.ts';
import { footStyle } from '#server/office/export/dossierStyle.ts';
import { findApplication, listedWith } from '#server/office/page/findApplication.ts';
import { listQuery, parseListAddress } from '#server/office/page/listFilter.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { pagesOfSelected } from '#server/office/page/pagesOfSelected.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { findSelected } from '#server/office/page/selected.ts';
import { parseSelection, selectionText } from '#server/office/page/selection.ts';
import { queryOf, type Services } from '#server/office/page/services.ts';
import type { Session } from '#server/office/page/sessions.ts';
import { applicationPath, dossierView, headingOf } from '#server/office/page/viewModels.ts';
import { Dossiers, type DossiersProps, sheetName } from '#server/office/page/views/Dossiers.tsx';
import { entryName, entryOf } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ListedApplication } from '#server/storing/store.ts';

/** So many dossiers are printed at once: some 500 sheets. */
const MOST_PRINTED = 100;

/** Dossiers with what was added to them, to be printed. */
export const registerPrint = (office: FastifyInstance, services: Services): void => {
  const { store, logEvent } = services;
  const route = signedInRoutes(office, services);

  const printPage = async (selected: readonly ListedApplication[], user: Session, back: DossiersProps['back']) => {
    await logEvent(user, 'printed', (await withAdditions(store, selected)).map(entryOf));
    const additions = await additionsTo(store, selected);
    const viewOf = async (summary: ListedApplication, added?: readonly ListedApplication[]) => {
      const application = asApplication(await store.read(entryOf(summary)));
      return application ? [dossierView(summary, application, added)] : [];
    };
    const dossiers = [];
    for (const summary of selected) {
      const additionsOfIt = additions.get(entryName(summary));
      for (const dossier of await viewOf(summary, additionsOfIt)) {
        const added = [];
        for (const addition of additionsOfIt ?? []) added.push(...(await viewOf(addition)));
        dossiers.push({ ...dossier, added });
      }
    }
    return {
      title: t('Dossiers to print'),
      printStyle: `/many/print.css?picked=${selectionText(dossiers.map(({ reference }) => reference))}`,
      content: <Dossiers dossiers={dossiers} back={back} />,
    };
  };

  pagesOfSelected(route)('/many/print', async (query, user) => {
    const selected = await findSelected(store, query);
    if (selected.length > MOST_PRINTED)
      throw new PageError(
        400,
        message(
          'These are {count} dossiers. At most {most} are printed at once. Go back and choose fewer, or take the ZIP, which has a page for each.',
          { count: selected.length, most: MOST_PRINTED },
        ),
      );
    return printPage(selected, user, { href: `/${listQuery(parseListAddress(query))}`, label: t('Back to the list') });
  });

  // The application of each sheet at its foot. The Content-Security-Policy forbids inline styles.
  route('GET', '/many/print.css', async (request, reply) => {
    const { applications } = await store.list({ references: parseSelection(queryOf(request)) });
    const rules = applications.map((summary) => {
      const { name, title, reference } = headingOf(summary);
      const sheet = sheetName(name);
      return `#${sheet} { page: ${sheet}; }\n@page ${sheet} { ${footStyle(`${title} ${reference}`)} }\n`;
    });
    return reply.type('text/css; charset=utf-8').send(rules.join(''));
  });

  route('GET', '/applications/:form/:key/print', async (request, _reply, user) => {
    const { application, entry } = await findApplication(store, request);
    const href = applicationPath(application) + listQuery(parseListAddress(queryOf(request)));
    const listed = listedWith(application, await store.remarks.all(entry));
    return printPage([listed], user, { href, label: t('Back to the application') });
  });
};
