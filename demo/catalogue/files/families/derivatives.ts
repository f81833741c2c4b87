import { times, type Family } from '#demo/catalogue/files/family'
import { TIME, SEQUENCE, fixed } from '#demo/catalogue/files/families/fields'
import { TICK_NOTES } from '#demo/catalogue/files/families/notes'

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
