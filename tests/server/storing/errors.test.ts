import { expect, test } from 'vitest';
import { problemFor } from '#server/http/problem.ts';
import { describeError } from '#server/office/describeError.ts';
import {
  isMissing,
  isOccupied,
  Missing,
  NotFoundRecorded,
  reasonOf,
  Unavailable,
  UnknownFormat,
} from '#server/storing/errors.ts';
import { systemError } from '#tests/server/storing/failingDisk.ts';

const codes = [
  'EACCES',
  'EPERM',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EEXIST',
  'ENOTEMPTY',
  'EIO',
];
const errors = [
  ...codes.map((code) => [code, Object.assign(systemError(code), { path: '/srv/x' })] as const),
  ['unavailable', new Unavailable('It is down.')],
  ['unavailable for want of room', new Unavailable('It is full.', 'ENOSPC')],
  ['missing', new Missing()],
  ['not known', new UnknownFormat()],
  ['told "not found"', new NotFoundRecorded()],
  ['another', new SyntaxError('x')],
] as const;

test('what an error is to an applicant, to the office and to an operator', () => {
  const rows = errors.map(([name, error]) => {
    const { statusCode, extras } = problemFor(error);
    const kinds = [isMissing(error) && 'missing', isOccupied(error) && 'occupied'].filter(Boolean).join();
    const status = `${statusCode}${extras.retryAfter === undefined ? '' : ` after ${extras.retryAfter} s`}`;
    return [name, status, kinds, reasonOf(error), describeError(error)].join(' | ');
  });
  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "EACCES | 503 after 60 s |  | This user may not read it. | This user may not read or write /srv/x. Give it to this user, or run the command as the user to whom it belongs.
    EPERM | 503 after 60 s |  | This user may not read it. | This user may not change /srv/x. Give it to this user, or run the command as the user to whom it belongs.
    ENOENT | 503 after 60 s | missing | It is missing. | /srv/x is not there.
    ENOTDIR | 503 after 60 s | missing | It is missing. | /srv/x is not a folder.
    EISDIR | 503 after 60 s |  | It cannot be read (EISDIR). | /srv/x is a folder, and a file was expected.
    ENOSPC | 507 after 300 s |  | It cannot be read (ENOSPC). | There is no room left for /srv/x.
    EDQUOT | 507 after 300 s |  | It cannot be read (EDQUOT). | There is no room left for /srv/x.
    EROFS | 503 after 60 s |  | It cannot be read (EROFS). | /srv/x is on a disk that is read-only.
    EEXIST | 503 after 60 s | occupied | It cannot be read (EEXIST). | /srv/x is there already.
    ENOTEMPTY | 503 after 60 s | occupied | It cannot be read (ENOTEMPTY). | The system could not work on /srv/x (ENOTEMPTY).
    EIO | 503 after 60 s |  | It cannot be read (EIO). | The system could not work on /srv/x (EIO).
    unavailable | 503 after 60 s |  | It is down. | The database did not do it: It is down.
    unavailable for want of room | 507 after 300 s |  | It is full. | The database did not do it: It is full.
    missing | 500 | missing | It is missing. | It is missing.
    not known | 503 after 300 s |  | A newer program wrote it: this one does not know its format. | A newer program wrote it: this one does not know its format.
    told "not found" | 409 after 2 s |  | It is damaged. | A status request was answered with "not found" after the application was sent.
    another | 500 |  | It is damaged. | x"
  `);
});
