type Query = (asked: unknown, ...rest: unknown[]) => unknown
type Connection = { query: Query }

/**
 * A new connection whose statements have no names, whoever gives them some: a library's own ones (those of the
 * limiter) would be looked for in a session that another transaction has by then.
 */
export function withoutNames(
  connection: Connection,
  done: (error: Error | null, connection: Connection) => void
): void {
  const query = connection.query.bind(connection) as Query
  connection.query = (asked, ...rest) => query(isNamed(asked) ? nameless(asked) : asked, ...rest)
  done(null, connection)
}

type Named = { name: string; text: string }

/** Cursors and streams are statements, too, and are none that have a name. */
const isNamed = (asked: unknown): asked is Named =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)

const nameless = ({ name: _, ...asked }: Named) => asked
