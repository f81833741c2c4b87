import { createHash } from 'node:crypto'
import type { Trial } from './table_shape.ts'

const PIECES = 20
const AT_ONCE = 500_000
/** Deliveries whose files are fetched at the same time, and how many fetches those share. */
const OPEN = 1_000
const SHARED = 100_000
const CUSTOMERS = 20_000

const claimOf = (n: string) => `md5('claim ' || (${n}) / 2)::uuid`
const deliveryOf = (n: string) => `((${n}) / ${SHARED}) * ${OPEN} + (${n}) * 7919 % ${OPEN}`

/** Fetches in the order in which they happen; the deliveries of a time are mixed with each other. */
const fetches = (table: string, from: number, to: number, rows: number) => `
  insert into ${table} (id, fulfilment_id, file_id, claim_id, user_id, way, address, agent, first_byte,
    bytes_asked, bytes_sent, outcome, started_at, ended_at)
  select n, ${deliveryOf('n')}, n, ${claimOf('n')}, 1 + n % ${CUSTOMERS}, 'page', '192.0.2.17',
         'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 0,
         1000000 + n % 900000, 1000000 + n % 900000, 'complete', at, at + interval '2 seconds'
    from generate_series(${from}::bigint, ${to}::bigint) n,
         lateral (select now() - interval '10 years' * (1 - n::float8 / ${rows}) as at) a`

/** The last one is half full. */
const pieceOf = (rows: number) => Math.ceil(rows / (PIECES - 0.5))
const fetchAt = (n: number, rows: number) => 1 + ((n * 15_485_863) % rows)

/** Every fetch of every file, in pieces by its number: numbers grow with time, so that a piece is a time. */
export const ledger: Trial = {
  table: 'delivery_accesses',
  name: 'ledger',
  by: 'id',
  pieces: (rows) =>
    Array.from({ length: PIECES }, (_, at) => ({
      name: `delivery_accesses_${at}`,
      from: at === 0 ? 'minvalue' : String(at * pieceOf(rows) + 1),
      to: at === PIECES - 1 ? 'maxvalue' : String((at + 1) * pieceOf(rows) + 1),
    })),
  async fill(client, into, rows) {
    for (let from = 1; from <= rows; from += AT_ONCE) {
      await client.query(fetches(into, from, Math.min(from + AT_ONCE - 1, rows), rows))
    }
  },
  day: (rows) => fetches('{table}', rows + 1, rows + Math.ceil(rows / 3_650), rows),
  questions: [
    {
      name: 'newest of a delivery',
      sql: `select id, way, started_at from {table} where fulfilment_id = $1::bigint
             order by started_at desc, id desc limit 20`,
      values: (n, rows) => [Math.floor(fetchAt(n, rows) / SHARED) * OPEN + (n % OPEN)],
    },
    {
      name: 'last of a claim',
      sql: `select id, first_byte from {table} where claim_id = $1::uuid order by id desc limit 1`,
      values: (n, rows) => [claimIdOf(fetchAt(n, rows))],
    },
    {
      name: 'end of a fetch',
      sql: `update {table} set bytes_sent = bytes_asked where id = $1::bigint and outcome = 'complete'`,
      values: (n, rows) => [fetchAt(n, rows)],
    },
    {
      name: 'what runs for too long',
      sql: `select id from {table} where outcome = 'running' and started_at < now() - interval '2 days'`,
      values: () => [],
    },
  ],
  change: (rows) => `update {table} set agent = '' where id > ${rows - Math.ceil(rows / 400)}`,
  changed: () => `delivery_accesses_${PIECES - 1}`,
  end: (rows) => String(2 * rows),
  retire: (rows) => `delete from {table} where id <= ${pieceOf(rows)}`,
}

const claimIdOf = (n: number) =>
  createHash('md5')
    .update(`claim ${Math.floor(n / 2)}`)
    .digest('hex')
