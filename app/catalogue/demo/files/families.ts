import {
  ISINS,
  times,
  type Family,
  type Field,
  type FileContext,
} from '#catalogue/demo/files/family'

const TIME: Field = {
  name: 'ts_utc',
  type: 'timestamp',
  unit: 'ns',
  en: 'Time at the matching engine, UTC',
  de: 'Zeit im Handelssystem, UTC',
}
const ISIN: Field = {
  name: 'isin',
  type: 'string(12)',
  en: 'International number of the instrument',
  de: 'Internationale Kennnummer des Instruments',
}
const MIC: Field = {
  name: 'venue',
  type: 'string(4)',
  en: 'Code of the venue',
  de: 'Code des Handelsplatzes',
}
const SEQUENCE: Field = {
  name: 'seq',
  type: 'uint64',
  en: 'Sequence number of the venue, without gaps within a day',
  de: 'Sequenznummer des Handelsplatzes, lückenlos innerhalb eines Tages',
}
const DAY: Field = { name: 'day', type: 'date', en: 'Trading day', de: 'Handelstag' }

const TICK_NOTES: Family['notes'] = {
  degraded: [
    [
      'No quotes from 13:02 to 13:09 UTC; trades are complete.',
      'Keine Quotes von 13:02 bis 13:09 Uhr UTC; Abschlüsse sind vollständig.',
    ],
    [
      'Clock offset of 1.8 ms on one gateway, corrected afterwards.',
      'Zeitversatz von 1,8 ms an einem Gateway, nachträglich berichtigt.',
    ],
    ['Quantities are empty before 08:05 UTC.', 'Mengen fehlen vor 08:05 Uhr UTC.'],
    [
      'Closing auction recorded from the backup feed.',
      'Schlussauktion aus dem Ersatzstrom aufgezeichnet.',
    ],
  ],
  missing: [
    [
      'Recording failed. Not charged, not delivered.',
      'Aufzeichnung ausgefallen. Wird weder berechnet noch geliefert.',
    ],
    ['Trading was interrupted all day.', 'Der Handel war den ganzen Tag unterbrochen.'],
  ],
}

const DAILY_NOTES: Family['notes'] = {
  degraded: [
    [
      'Published two days late; eleven instruments are estimated.',
      'Zwei Tage verspätet erschienen; elf Instrumente sind geschätzt.',
    ],
    [
      'A late correction of the venue is not contained.',
      'Eine späte Berichtigung des Handelsplatzes ist nicht enthalten.',
    ],
  ],
  missing: [['Not published by the source.', 'Von der Quelle nicht veröffentlicht.']],
}

const STREAM_NOTES: Family['notes'] = {
  degraded: [
    [
      '412 packets are missing on channel B; channel A is complete.',
      'Auf Kanal B fehlen 412 Pakete; Kanal A ist vollständig.',
    ],
    [
      'Capture card without hardware clock from 14:10 to 14:12 UTC.',
      'Aufzeichnungskarte ohne Hardware-Uhr von 14:10 bis 14:12 Uhr UTC.',
    ],
  ],
  missing: [['Both capture cards failed.', 'Beide Aufzeichnungskarten sind ausgefallen.']],
}

const fixed = (value: number, digits: number) => value.toFixed(digits)

export const trades: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 700,
  fields: [
    TIME,
    ISIN,
    MIC,
    {
      name: 'price',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Price of the trade',
      de: 'Preis des Abschlusses',
    },
    { name: 'qty', type: 'int64', unit: 'pieces', en: 'Quantity traded', de: 'Gehandelte Menge' },
    {
      name: 'trade_id',
      type: 'string(12)',
      en: 'Number of the trade at the venue',
      de: 'Nummer des Abschlusses am Handelsplatz',
    },
    {
      name: 'phase',
      type: 'char(1)',
      en: 'O opening auction, C continuous, I intraday auction, X closing auction',
      de: 'O Eröffnungsauktion, C fortlaufend, I untertägige Auktion, X Schlussauktion',
      since: '2017-11-27',
    },
    SEQUENCE,
  ],
  *draw(context) {
    const { random } = context
    const prices = ISINS.map((_, index) => 20 + index * 13 + random.next() * 5)
    let number = random.whole(1_000_000, 9_000_000)
    for (const time of times(context)) {
      const index = random.whole(0, ISINS.length - 1)
      prices[index] = Math.max(1, prices[index]! + random.step(0.08))
      const price = fixed(prices[index]!, 4)
      number += random.whole(1, 9)
      yield [
        time,
        ISINS[index]!,
        random.pick(context.venues),
        price,
        random.whole(1, 40) * 25,
        `T${number}`,
        random.pick(['C', 'C', 'C', 'O', 'I', 'X']),
        number,
      ]
    }
  },
  notes: TICK_NOTES,
}

export const quotes: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 1100,
  fields: [
    TIME,
    ISIN,
    {
      name: 'bid',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best bid; for a trade, its price',
      de: 'Bester Geldkurs; bei einem Abschluss dessen Preis',
    },
    {
      name: 'bid_qty',
      type: 'int64',
      unit: 'pieces',
      en: 'Quantity at the best bid, or traded',
      de: 'Menge am besten Geldkurs oder gehandelte Menge',
    },
    {
      name: 'ask',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best ask; empty for a trade',
      de: 'Bester Briefkurs; leer bei einem Abschluss',
    },
    {
      name: 'ask_qty',
      type: 'int64',
      unit: 'pieces',
      en: 'Quantity at the best ask',
      de: 'Menge am besten Briefkurs',
    },
    SEQUENCE,
    {
      name: 'flag',
      type: 'char(1)',
      en: 'Q quote, T trade, G first row after a gap',
      de: 'Q Quote, T Abschluss, G erste Zeile nach einer Lücke',
      since: '2021-04-12',
    },
  ],
  *draw(context) {
    const { random } = context
    const prices = ISINS.map((_, index) => 20 + index * 13 + random.next() * 5)
    let number = random.whole(10_000_000, 90_000_000)
    for (const time of times(context)) {
      const index = random.whole(0, ISINS.length - 1)
      prices[index] = Math.max(1, prices[index]! + random.step(0.05))
      const bid = prices[index]!
      const traded = random.next() < 0.15
      number += 1
      const ask = traded ? '' : fixed(bid + 0.01 + random.next() * 0.04, 4)
      yield [
        time,
        ISINS[index]!,
        fixed(bid, 4),
        random.whole(1, 60) * 10,
        ask,
        traded ? '' : random.whole(1, 60) * 10,
        number,
        traded ? 'T' : 'Q',
      ]
    }
  },
  notes: TICK_NOTES,
}

export const derivatives: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 650,
  fields: [
    TIME,
    {
      name: 'product',
      type: 'string(4)',
      en: 'Product of the derivatives market',
      de: 'Produkt des Derivatemarkts',
    },
    {
      name: 'expiry',
      type: 'date',
      en: 'Last trading day of the contract',
      de: 'Letzter Handelstag des Kontrakts',
    },
    {
      name: 'strike',
      type: 'decimal(10,2)',
      unit: 'points',
      en: 'Strike price; empty for futures',
      de: 'Ausübungspreis; leer bei Futures',
    },
    {
      name: 'type',
      type: 'char(1)',
      en: 'F future, C call, P put',
      de: 'F Future, C Kaufoption, P Verkaufsoption',
    },
    {
      name: 'price',
      type: 'decimal(12,4)',
      unit: 'points',
      en: 'Price of the trade',
      de: 'Preis des Abschlusses',
    },
    {
      name: 'qty',
      type: 'int32',
      unit: 'contracts',
      en: 'Contracts traded',
      de: 'Gehandelte Kontrakte',
    },
    {
      name: 'underlying',
      type: 'decimal(12,4)',
      unit: 'points',
      en: 'Price of the underlying at the same moment',
      de: 'Preis des Basiswerts im selben Augenblick',
      since: '2016-03-21',
    },
    SEQUENCE,
  ],
  *draw(context) {
    const { random, day } = context
    const expiry = day.plusDays(60).endOfMonth().iso
    let underlying = 14_000 + random.next() * 4_000
    let number = random.whole(1_000_000, 9_000_000)
    for (const time of times(context, 7, 21)) {
      underlying += random.step(6)
      number += random.whole(1, 4)
      const type = random.pick(['F', 'F', 'C', 'P'])
      const strike =
        type === 'F' ? '' : fixed(Math.round(underlying / 50) * 50 + random.whole(-6, 6) * 50, 2)
      const price = type === 'F' ? underlying + 12 : 40 + random.next() * 300
      yield [
        time,
        random.pick(['ALSX', 'ALMD', 'BUND', 'ELBE']),
        expiry,
        strike,
        type,
        fixed(price, 4),
        random.whole(1, 80),
        fixed(underlying, 4),
        number,
      ]
    }
  },
  notes: TICK_NOTES,
}

const INDICES = ['ALSTER 30', 'ALSTER 90', 'ALSTER ALL', 'ALSTER GREEN', 'HANSE MID', 'ELBE SMALL']

export const indexLevels: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 900,
  fields: [
    { ...TIME, unit: 's', en: 'Second of the calculation, UTC', de: 'Sekunde der Berechnung, UTC' },
    { name: 'index', type: 'string(20)', en: 'Short name of the index', de: 'Kurzname des Index' },
    {
      name: 'variant',
      type: 'char(1)',
      en: 'P price, N net return, T total return',
      de: 'P Kurs, N Nettorendite, T Gesamtrendite',
    },
    {
      name: 'level',
      type: 'decimal(12,2)',
      unit: 'points',
      en: 'Level of the index',
      de: 'Stand des Index',
    },
    {
      name: 'quality',
      type: 'char(1)',
      en: 'L live prices, S some prices of the day before',
      de: 'L aktuelle Kurse, S teils Kurse des Vortags',
      since: '2019-09-02',
    },
  ],
  *draw(context) {
    const { random } = context
    const levels = INDICES.map((_, index) => 3000 + index * 2100 + random.next() * 400)
    for (const time of times(context)) {
      const index = random.whole(0, INDICES.length - 1)
      levels[index]! += random.step(2)
      yield [
        `${time.slice(0, 19)}Z`,
        INDICES[index]!,
        random.pick(['P', 'N', 'T']),
        fixed(levels[index]!, 2),
        random.next() < 0.01 ? 'S' : 'L',
      ]
    }
  },
  notes: TICK_NOTES,
}

export const indexDays: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 214,
  fields: [
    DAY,
    { name: 'index', type: 'string(20)', en: 'Short name of the index', de: 'Kurzname des Index' },
    {
      name: 'variant',
      type: 'char(1)',
      en: 'P price, N net return, T total return',
      de: 'P Kurs, N Nettorendite, T Gesamtrendite',
    },
    {
      name: 'open',
      type: 'decimal(12,2)',
      unit: 'points',
      en: 'First level of the day',
      de: 'Erster Stand des Tages',
    },
    {
      name: 'high',
      type: 'decimal(12,2)',
      unit: 'points',
      en: 'Highest level',
      de: 'Höchster Stand',
    },
    {
      name: 'low',
      type: 'decimal(12,2)',
      unit: 'points',
      en: 'Lowest level',
      de: 'Niedrigster Stand',
    },
    {
      name: 'close',
      type: 'decimal(12,2)',
      unit: 'points',
      en: 'Closing level',
      de: 'Schlussstand',
    },
    {
      name: 'currency',
      type: 'string(3)',
      en: 'Currency of the calculation',
      de: 'Währung der Berechnung',
    },
  ],
  *draw({ random, day, rows }) {
    for (let row = 0; row < rows; row++) {
      const open = 900 + row * 61 + random.next() * 50
      const close = open + random.step(40)
      const [low, high] = [
        Math.min(open, close) - random.next() * 9,
        Math.max(open, close) + random.next() * 9,
      ]
      yield [
        day.iso,
        `${INDICES[row % INDICES.length]} ${Math.floor(row / 6)}`,
        random.pick(['P', 'N', 'T']),
        fixed(open, 2),
        fixed(high, 2),
        fixed(low, 2),
        fixed(close, 2),
        random.pick(['EUR', 'EUR', 'USD', 'CHF']),
      ]
    }
  },
  notes: DAILY_NOTES,
}

export const compositions: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 480,
  fields: [
    DAY,
    { name: 'index', type: 'string(20)', en: 'Short name of the index', de: 'Kurzname des Index' },
    ISIN,
    {
      name: 'shares',
      type: 'int64',
      unit: 'pieces',
      en: 'Shares used for the calculation',
      de: 'Für die Berechnung verwendete Aktien',
    },
    {
      name: 'free_float',
      type: 'decimal(5,4)',
      unit: 'factor',
      en: 'Part that counts as free float',
      de: 'Anteil, der als Streubesitz zählt',
    },
    {
      name: 'weight',
      type: 'decimal(8,6)',
      unit: 'factor',
      en: 'Weight at the close',
      de: 'Gewicht zum Handelsschluss',
    },
    {
      name: 'cap_factor',
      type: 'decimal(8,6)',
      unit: 'factor',
      en: 'Factor that limits the weight',
      de: 'Faktor, der das Gewicht begrenzt',
      since: '2018-09-24',
    },
  ],
  *draw({ random, day, rows }) {
    for (let row = 0; row < rows; row++) {
      yield [
        day.iso,
        INDICES[row % INDICES.length]!,
        `${random.pick(ISINS).slice(0, 9)}${String(row).padStart(3, '0')}`,
        random.whole(2, 900) * 100_000,
        fixed(0.2 + random.next() * 0.8, 4),
        fixed(random.next() / 40, 6),
        fixed(0.9 + random.next() / 10, 6),
      ]
    }
  },
  notes: DAILY_NOTES,
}

export const bestExecution: Family = {
  ...trades,
  rows: 600,
  fields: [
    ...trades.fields.filter(({ name }) => name !== 'phase'),
    {
      name: 'best_bid',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best bid of all venues at the moment of the trade',
      de: 'Bester Geldkurs aller Plätze im Augenblick des Abschlusses',
    },
    {
      name: 'best_ask',
      type: 'decimal(12,4)',
      unit: 'EUR',
      en: 'Best ask of all venues at the moment of the trade',
      de: 'Bester Briefkurs aller Plätze im Augenblick des Abschlusses',
    },
    {
      name: 'best_venue',
      type: 'string(4)',
      en: 'Venue that offered the best price',
      de: 'Handelsplatz mit dem besten Preis',
    },
  ],
  *draw(context) {
    const { random, venues } = context
    for (const [time, isin, venue, price, qty, id, , sequence] of trades.draw(context)) {
      const middle = Number(price) + random.step(0.02)
      yield [
        time!,
        isin!,
        venue!,
        price!,
        qty!,
        id!,
        sequence!,
        fixed(middle - 0.01, 4),
        fixed(middle + 0.01, 4),
        random.pick(venues),
      ]
    }
  },
}

export const timestamps: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 800,
  fields: [
    ISIN,
    {
      name: 'order_key',
      type: 'uint64',
      en: 'Anonymous number of the order',
      de: 'Anonyme Nummer der Order',
    },
    {
      name: 'action',
      type: 'char(1)',
      en: 'A new, M change, D cancellation, E execution',
      de: 'A neu, M Änderung, D Löschung, E Ausführung',
    },
    {
      name: 't_gateway_in',
      type: 'timestamp',
      unit: 'ns',
      en: 'Arrival at the gateway',
      de: 'Ankunft am Gateway',
    },
    {
      name: 't_match_in',
      type: 'timestamp',
      unit: 'ns',
      en: 'Arrival at the matching engine',
      de: 'Ankunft im Handelssystem',
    },
    {
      name: 't_match_out',
      type: 'timestamp',
      unit: 'ns',
      en: 'Departure from the matching engine',
      de: 'Abgang vom Handelssystem',
    },
    {
      name: 't_gateway_out',
      type: 'timestamp',
      unit: 'ns',
      en: 'Departure from the gateway',
      de: 'Abgang vom Gateway',
      since: '2020-06-29',
    },
  ],
  *draw(context) {
    const { random } = context
    let order = random.whole(1_000_000, 9_000_000)
    for (const arrived of times(context)) {
      order += random.whole(1, 9)
      const nanoseconds = Number(arrived.slice(20, 29))
      const later = (delay: number) =>
        `${arrived.slice(0, 20)}${String(Math.min(nanoseconds + delay, 999_999_999)).padStart(9, '0')}Z`
      const [to, inside, back] = [
        random.whole(9_000, 30_000),
        random.whole(2_000, 9_000),
        random.whole(8_000, 20_000),
      ]
      yield [
        random.pick(ISINS),
        order,
        random.pick(['A', 'A', 'M', 'D', 'E']),
        arrived,
        later(to),
        later(to + inside),
        later(to + inside + back),
      ]
    }
  },
  notes: TICK_NOTES,
}

export const stream: Family = {
  format: 'pcap',
  compression: 'none',
  rows: 160,
  fields: [
    {
      name: 'capture_time',
      type: 'uint32 × 2',
      unit: 'ns',
      en: 'Seconds and nanoseconds of the capture card',
      de: 'Sekunden und Nanosekunden der Aufzeichnungskarte',
    },
    {
      name: 'channel',
      type: 'IPv4 multicast',
      en: 'Group of the feed: channel A or B',
      de: 'Gruppe des Stroms: Kanal A oder B',
    },
    {
      name: 'packet_seq',
      type: 'uint64',
      en: 'Packet number of the channel',
      de: 'Paketnummer des Kanals',
    },
    {
      name: 'template',
      type: 'uint16',
      en: 'Kind of the message: 1 book, 2 trade, 3 state',
      de: 'Art der Nachricht: 1 Orderbuch, 2 Abschluss, 3 Zustand',
    },
    {
      name: 'instrument',
      type: 'uint32',
      en: 'Number of the instrument in the reference data',
      de: 'Nummer des Instruments in den Stammdaten',
    },
    { name: 'price', type: 'int64', unit: '1e-8 EUR', en: 'Price', de: 'Preis' },
    { name: 'quantity', type: 'int64', unit: '1e-4 pieces', en: 'Quantity', de: 'Menge' },
  ],
  *draw(context) {
    const { random } = context
    for (const time of times(context)) {
      yield [
        time,
        random.whole(1, 3),
        random.whole(1, 4000),
        random.whole(100_000, 9_000_000),
        random.whole(1, 400),
      ]
    }
  },
  notes: STREAM_NOTES,
}

const figure = (name: string, unit: string, en: string, de: string, since?: string): Field => ({
  ...{ name, type: 'decimal(14,4)', unit, en, de },
  ...(since ? { since } : {}),
})

/** Daily figures per instrument: a table of the same make for every analytics product. */
function figures(fields: Field[], format: 'csv' | 'parquet' = 'csv'): Family {
  return {
    format,
    compression: format === 'csv' ? 'gzip' : 'none',
    rows: 420,
    fields: [DAY, ISIN, ...fields],
    *draw({ random, day, rows }: FileContext) {
      for (let row = 0; row < rows; row++) {
        const isin = `${random.pick(ISINS).slice(0, 9)}${String(row).padStart(3, '0')}`
        yield [
          day.iso,
          isin,
          ...fields.map((_, index) => fixed(random.next() * 10 ** (4 - (index % 3)), 4)),
        ]
      }
    },
    notes: DAILY_NOTES,
  }
}

export const openInterest = figures(
  [
    figure(
      'open_contracts',
      'contracts',
      'Open contracts at the end of the day',
      'Offene Kontrakte am Tagesende'
    ),
    figure('opened', 'contracts', 'Contracts opened that day', 'An diesem Tag eröffnete Kontrakte'),
    figure(
      'closed',
      'contracts',
      'Contracts closed that day',
      'An diesem Tag geschlossene Kontrakte'
    ),
    figure(
      'client_part',
      'percent',
      'Part held for clients',
      'Für Kunden gehaltener Anteil',
      '2013-01-02'
    ),
  ],
  'parquet'
)

export const flow = figures(
  [
    figure('bought', 'EUR', 'Turnover that buyers started', 'Von Käufern ausgelöster Umsatz'),
    figure('sold', 'EUR', 'Turnover that sellers started', 'Von Verkäufern ausgelöster Umsatz'),
    figure(
      'retail_part',
      'percent',
      'Part of retail orders',
      'Anteil der Privatanlegerorders',
      '2019-01-02'
    ),
  ],
  'parquet'
)

export const concentration = figures([
  figure(
    'hhi',
    '0 to 10,000',
    'Herfindahl figure of the members’ turnover',
    'Herfindahl-Wert der Umsätze der Mitglieder'
  ),
  figure('members', 'members', 'Members with a trade', 'Mitglieder mit mindestens einem Abschluss'),
  figure('top_five', 'percent', 'Part of the five largest', 'Anteil der fünf größten'),
])

export const liquidity = figures([
  figure(
    'spread',
    'basis points',
    'Average spread weighted by time',
    'Zeitgewichtete mittlere Spanne'
  ),
  figure(
    'depth',
    'EUR',
    'Average amount at the best prices',
    'Mittlerer Betrag zu den besten Preisen'
  ),
  figure(
    'fill_ratio',
    'percent',
    'Orders that were executed at least in part',
    'Orders, die mindestens teilweise ausgeführt wurden'
  ),
])

export const reference: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 500,
  fields: [
    DAY,
    ISIN,
    { name: 'name', type: 'string(60)', en: 'Name of the instrument', de: 'Name des Instruments' },
    { name: 'currency', type: 'string(3)', en: 'Trading currency', de: 'Handelswährung' },
    {
      name: 'lot',
      type: 'int32',
      unit: 'pieces',
      en: 'Smallest tradable quantity',
      de: 'Kleinste handelbare Menge',
    },
    {
      name: 'tick_table',
      type: 'string(8)',
      en: 'Table of the price steps',
      de: 'Tabelle der Preisschritte',
    },
    { name: 'first_day', type: 'date', en: 'First trading day', de: 'Erster Handelstag' },
    {
      name: 'state',
      type: 'char(1)',
      en: 'A active, S suspended, D last day',
      de: 'A aktiv, S ausgesetzt, D letzter Tag',
      since: '2016-01-04',
    },
  ],
  *draw({ random, day, rows }) {
    const words = [
      'Elbe',
      'Alster',
      'Speicher',
      'Kai',
      'Hafen',
      'Lotse',
      'Anker',
      'Möwe',
      'Deich',
      'Fleet',
    ]
    for (let row = 0; row < rows; row++) {
      yield [
        day.iso,
        `${random.pick(ISINS).slice(0, 9)}${String(row).padStart(3, '0')}`,
        `${random.pick(words)} ${random.pick(words)} ${random.pick(['AG', 'SE', 'NV', 'SA'])}`,
        random.pick(['EUR', 'EUR', 'CHF', 'SEK', 'PLN']),
        random.pick([1, 1, 10, 100]),
        `T${random.whole(1, 6)}`,
        `20${String(random.whole(0, 13)).padStart(2, '0')}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
        random.next() < 0.98 ? 'A' : 'S',
      ]
    }
  },
  notes: DAILY_NOTES,
}

export const fundPrices: Family = {
  ...figures([
    figure('nav', 'fund currency', 'Net asset value of a share', 'Nettoinventarwert eines Anteils'),
    figure('assets', 'EUR million', 'Assets of the share class', 'Vermögen der Anteilsklasse'),
    figure('inflow', 'EUR million', 'Money in less money out', 'Zuflüsse abzüglich Abflüsse'),
  ]),
}

export const sustainability: Family = {
  ...figures([
    figure('score', '0 to 100', 'Overall score of the issuer', 'Gesamtwert des Emittenten'),
    figure(
      'scope_1_2',
      't CO2 per EUR million',
      'Own and purchased emissions',
      'Eigene und bezogene Emissionen'
    ),
    figure(
      'coverage',
      'percent',
      'Part of the figures that the issuer reported itself',
      'Vom Emittenten selbst gemeldeter Anteil der Zahlen'
    ),
  ]),
}

const PAIRS: [string, number][] = [
  ['EURUSD', 1.08],
  ['USDJPY', 151.2],
  ['GBPUSD', 1.27],
  ['AUDUSD', 0.65],
  ['EURCHF', 0.94],
  ['USDCAD', 1.37],
  ['EURSEK', 11.4],
  ['EURNOK', 11.7],
]

export const fxQuotes: Family = {
  format: 'csv',
  compression: 'gzip',
  rows: 1000,
  fields: [
    TIME,
    {
      name: 'pair',
      type: 'string(6)',
      en: 'Currency pair, base then quote',
      de: 'Währungspaar, Basis vor Quote',
    },
    {
      name: 'bid',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best bid; for a trade, its price',
      de: 'Bester Geldkurs; bei einem Abschluss dessen Preis',
    },
    {
      name: 'ask',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best ask; empty for a trade',
      de: 'Bester Briefkurs; leer bei einem Abschluss',
    },
    {
      name: 'bid_qty',
      type: 'int64',
      unit: 'base ccy',
      en: 'Amount at the best bid, or traded amount',
      de: 'Betrag am besten Geldkurs oder gehandelter Betrag',
    },
    {
      name: 'ask_qty',
      type: 'int64',
      unit: 'base ccy',
      en: 'Amount at the best ask',
      de: 'Betrag am besten Briefkurs',
      since: '2020-07-01',
    },
    SEQUENCE,
    {
      name: 'flag',
      type: 'char(1)',
      en: 'Q quote, T trade, G first row after a gap',
      de: 'Q Quote, T Abschluss, G erste Zeile nach einer Lücke',
      since: '2021-04-12',
    },
  ],
  *draw(context) {
    const { random } = context
    const rates = PAIRS.map(([, rate]) => rate * (0.98 + random.next() * 0.04))
    let number = random.whole(80_000_000, 90_000_000)
    for (const time of times(context, 0, 22)) {
      const index = random.whole(0, PAIRS.length - 1)
      const rate = (rates[index]! += random.step(rates[index]! * 0.0001))
      number += random.next() < 0.01 ? random.whole(2, 5) : 1
      const traded = random.next() < 0.1
      yield [
        time,
        PAIRS[index]![0],
        rate.toPrecision(6),
        traded ? '' : (rate * 1.00003).toPrecision(6),
        random.whole(1, 6) * 500_000,
        traded ? '' : random.whole(1, 6) * 500_000,
        number,
        traded ? 'T' : 'Q',
      ]
    }
  },
  notes: TICK_NOTES,
}

export const fxForwards: Family = {
  ...fxQuotes,
  rows: 700,
  fields: [
    TIME,
    {
      name: 'pair',
      type: 'string(6)',
      en: 'Currency pair, base then quote',
      de: 'Währungspaar, Basis vor Quote',
    },
    {
      name: 'tenor',
      type: 'string(3)',
      en: 'Time to delivery: 1W to 12M',
      de: 'Zeit bis zur Lieferung: 1W bis 12M',
    },
    {
      name: 'bid',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best bid',
      de: 'Bester Geldkurs',
    },
    {
      name: 'ask',
      type: 'decimal(12,6)',
      unit: 'quote ccy',
      en: 'Best ask',
      de: 'Bester Briefkurs',
    },
    {
      name: 'fixing',
      type: 'string(8)',
      en: 'Fixing that settles the trade',
      de: 'Fixing, zu dem abgerechnet wird',
    },
    SEQUENCE,
  ],
  *draw(context) {
    const { random } = context
    for (const [time, pair, bid, , , , sequence] of fxQuotes.draw(context)) {
      const ask = (Number(bid) * 1.0002).toPrecision(6)
      yield [
        time!,
        pair!,
        random.pick(['1W', '1M', '2M', '3M', '6M', '12M']),
        bid!,
        ask,
        random.pick(['MRD11', 'MRD16']),
        sequence!,
      ]
    }
  },
}

export const fxVolumes: Family = {
  ...figures([]),
  rows: 288,
  fields: [
    {
      ...TIME,
      unit: 'min',
      en: 'Beginning of the five minutes, UTC',
      de: 'Beginn der fünf Minuten, UTC',
    },
    { name: 'pair', type: 'string(6)', en: 'Currency pair', de: 'Währungspaar' },
    {
      name: 'volume',
      type: 'int64',
      unit: 'base ccy',
      en: 'Amount traded',
      de: 'Gehandelter Betrag',
    },
    { name: 'trades', type: 'int32', en: 'Number of trades', de: 'Zahl der Abschlüsse' },
  ],
  *draw(context) {
    const { random } = context
    for (const time of times(context, 0, 22)) {
      yield [
        `${time.slice(0, 16)}Z`,
        random.pick(PAIRS)[0],
        random.whole(5, 900) * 100_000,
        random.whole(3, 400),
      ]
    }
  },
}

export const corporateActions: Family = {
  ...figures([]),
  rows: 140,
  fields: [
    DAY,
    ISIN,
    {
      name: 'action',
      type: 'string(12)',
      en: 'Dividend, split, merger or rename',
      de: 'Dividende, Split, Verschmelzung oder Umbenennung',
    },
    {
      name: 'ex_day',
      type: 'date',
      en: 'First day without the right',
      de: 'Erster Tag ohne das Recht',
    },
    {
      name: 'amount',
      type: 'decimal(12,4)',
      unit: 'USD',
      en: 'Amount of a share',
      de: 'Betrag je Aktie',
    },
  ],
  *draw({ random, day, rows }) {
    for (let row = 0; row < rows; row++) {
      yield [
        day.iso,
        `US00${String(random.whole(1, 9999)).padStart(4, '0')}HD${String(row).padStart(2, '0')}`.slice(
          0,
          12
        ),
        random.pick(['dividend', 'dividend', 'split', 'merger', 'rename']),
        day.plusDays(random.whole(1, 30)).iso,
        fixed(random.next() * 2, 4),
      ]
    }
  },
}
