import pg from 'pg';
import { errorCode } from '#server/storing/errorCode.ts';
import { Unavailable } from '#server/storing/storeErrors.ts';

/** Milliseconds. What takes longer is given up here and by the database, so that nobody waits, or keeps others waiting, for it. */
export interface DatabaseTimes {
  connecting: number;
  statement: number;
  idleInTransaction: number;
}

/** Runs one statement. Rejects with Unavailable when the database does not do it. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  query: Query;
  /** Runs `work` in one transaction, which is undone when it rejects. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An error of the database or of the way to it. It quotes no values, and no password. */
const unavailable = (error: unknown): Unavailable => {
  const code = errorCode(error);
  return new Unavailable(error instanceof Error && error.message !== '' ? error.message : String(code), code);
};

const queryOn =
  (client: pg.Pool | pg.PoolClient): Query =>
  async (text, values = []) => {
    try {
      return (await client.query(text, [...values])).rows;
    } catch (error) {
      throw unavailable(error);
    }
  };

/** A PostgreSQL database by its URL. Nothing is connected before it is used; what was cut is connected again. */
export const databaseAt = (
  url: string,
  times: DatabaseTimes,
  warn: (what: string, error: unknown) => void = () => {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'school intake',
    connectionTimeoutMillis: times.connecting,
    query_timeout: times.statement,
    statement_timeout: times.statement,
    idle_in_transaction_session_timeout: times.idleInTransaction,
    keepAlive: true,
  });
  pool.on('error', (error) => warn('database connection lost', error));
  // While a connection is in use, whoever uses it next gets its error.
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    query: queryOn(pool),
    transaction: async (work) => {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(unavailable(error)));
      const query = queryOn(client);
      try {
        await query('begin');
        const result = await work(query);
        await query('commit');
        client.release();
        return result;
      } catch (error) {
        // Whatever state it is in: the database undoes what a closed connection had begun.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
};
