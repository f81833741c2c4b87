import { times, type Family } from '#demo/catalogue/files/family'
import { TIME, fixed } from '#demo/catalogue/files/families/fields'
import { TICK_NOTES } from '#demo/catalogue/files/families/notes'
import { INDICES } from '#demo/catalogue/files/families/indices'

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
