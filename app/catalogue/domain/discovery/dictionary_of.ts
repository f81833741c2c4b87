import type { SampleColumn } from '#catalogue/domain/discovery/sample'

/** A field as it is proposed; `word` names its meaning where that is plain from its name. */
export type ProposedField = { name: string; type: string; unit: string | null; word: Word | null }

/** What a column means, by the names that it commonly has. */
const WORDS = {
  day: 'date day trade_date trading_day business_date as_of reference_date session_date',
  time: 'time timestamp ts event_time trade_time exchange_time datetime',
  received: 'received_time receive_time recv_time ingest_time capture_time',
  isin: 'isin',
  wkn: 'wkn',
  symbol: 'symbol ticker ric instrument instrument_id security security_id product',
  name: 'name instrument_name security_name issuer_name',
  venue: 'venue mic exchange market exchange_code',
  currency: 'currency ccy curr currency_code',
  price: 'price px last last_price trade_price',
  open: 'open open_price opening_price px_open',
  high: 'high high_price px_high',
  low: 'low low_price px_low',
  close: 'close close_price closing_price px_close settlement settlement_price',
  bid: 'bid bid_price best_bid bid_px',
  ask: 'ask ask_price best_ask ask_px offer offer_price',
  bid_size: 'bid_size bid_qty bid_quantity bid_volume',
  ask_size: 'ask_size ask_qty ask_quantity ask_volume',
  size: 'size qty quantity volume shares trade_size',
  turnover: 'turnover notional value amount',
  trades: 'trades trade_count num_trades number_of_trades',
  side: 'side buy_sell aggressor',
  sequence: 'seq sequence sequence_number seq_no msg_seq_num',
  trade_id: 'trade_id trade_no transaction_id deal_id',
  order_id: 'order_id order_no',
  index: 'index index_id index_code index_name',
  level: 'index_level index_value level_value',
  weight: 'weight index_weight',
  divisor: 'divisor',
  yield: 'yield yld ytm',
  rate: 'rate interest_rate fx_rate',
} as const

export type Word = keyof typeof WORDS

const WORD_OF = new Map(
  Object.entries(WORDS).flatMap(([word, names]) =>
    names.split(' ').map((name): [string, Word] => [name, word as Word])
  )
)

/** What follows a name, or stands in brackets behind it: `turnover_eur`, `Close (USD)`. */
const UNITS: Record<string, string> = {
  ...Object.fromEntries(
    'EUR USD GBP CHF JPY SEK NOK DKK PLN CZK HUF AUD CAD CNY HKD'
      .split(' ')
      .map((code) => [code.toLowerCase(), code])
  ),
  pct: '%',
  percent: '%',
  bp: 'bp',
  bps: 'bp',
  ns: 'ns',
  ms: 'ms',
  bytes: 'bytes',
}

const UNIT = /^(?<rest>.+?)(?:[_ -](?<tail>[a-z]+)|\s*[([](?<inside>[a-z%]+)[)\]])$/i

/** Names, types, units and meanings of columns, as far as they are plain. */
export const dictionaryOf = (columns: readonly SampleColumn[]): ProposedField[] =>
  columns.map(({ name, type }) => {
    const { rest, unit } = unitOf(name)
    return { name, type: typeWord(type), unit, word: WORD_OF.get(plain(rest)) ?? null }
  })

function unitOf(name: string): { rest: string; unit: string | null } {
  const { rest, tail, inside } = UNIT.exec(name)?.groups ?? {}
  const said = (tail ?? inside ?? '').toLowerCase()
  const unit = said === '%' ? '%' : Object.hasOwn(UNITS, said) ? UNITS[said]! : null
  return unit && rest ? { rest, unit } : { rest: name, unit: null }
}

/** `TradeDate`, `trade-date` and `Trade Date` are one name. */
const plain = (name: string) =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

const TYPES: Record<string, string> = {
  'varchar': 'string',
  'tinyint': 'int8',
  'smallint': 'int16',
  'integer': 'int32',
  'bigint': 'int64',
  'hugeint': 'int128',
  'utinyint': 'uint8',
  'usmallint': 'uint16',
  'uinteger': 'uint32',
  'ubigint': 'uint64',
  'boolean': 'bool',
  'timestamp with time zone': 'timestamp',
  'timestamp_ns': 'timestamp',
  'timestamp_ms': 'timestamp',
  'timestamp_s': 'timestamp',
}

/** Types in the words of the shop's dictionaries. */
const typeWord = (type: string) => (TYPES[type] ?? type).slice(0, 60)
