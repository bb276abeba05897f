import { t, tn } from '#languages/message.ts';

/** What is kept of applications that are deleted. */
export const WhatStays = ({ count }: { count: number }) => (
  <>
    <h2>{t('What stays')}</h2>
    <ul>
      <li>
        {tn(
          'that an application was received and when it was deleted, without a name or an answer',
          'that applications were received and when they were deleted, without a name or an answer',
          count,
        )}
      </li>
      <li>{tn('who deleted it', 'who deleted them', count)}</li>
      <li>{t('copies in backups, until the next backup; exports and e-mails, until you delete them')}</li>
    </ul>
  </>
);
