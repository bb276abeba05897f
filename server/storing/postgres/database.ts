import pg from 'pg';
import { errorCode, Unavailable } from '#server/storing/errors.ts';

/** Timeouts in milliseconds, set here and in the database. */
export interface DatabaseTimes {
  connecting: number;
  statement: number;
  idleInTransaction: number;
}

/** Runs one statement. Rejects with Unavailable when the database does not do it. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  query: Query;
  /** Runs `work` in one transaction. It is rolled back when `work` rejects. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An error of the database or of its connection. Its message has no values and no password. */
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

/** A PostgreSQL database by its URL. It is connected when it is used, and again after a connection was lost. */
export const databaseAt = (
  url: string,
  times: DatabaseTimes,
  connections: number,
  warn: (what: string, error: unknown) => void = () => {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'school intake',
    connectionTimeoutMillis: times.connecting,
    query_timeout: times.statement,
    statement_timeout: times.statement,
    idle_in_transaction_session_timeout: times.idleInTransaction,
    keepAlive: true,
  });
  pool.on('error', (error) => warn('database connection lost', error));
  // The query that uses a connection gets its error; without a listener the event would end the process.
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
        // The connection is closed, so that the database rolls back whatever state it is in.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
};
