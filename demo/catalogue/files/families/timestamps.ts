import { ISINS, times, type Family } from '#demo/catalogue/files/family'
import { ISIN } from '#demo/catalogue/files/families/fields'
import { TICK_NOTES } from '#demo/catalogue/files/families/notes'

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
