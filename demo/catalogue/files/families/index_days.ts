import type { Family } from '#demo/catalogue/files/family'
import { DAY, fixed } from '#demo/catalogue/files/families/fields'
import { DAILY_NOTES } from '#demo/catalogue/files/families/notes'
import { INDICES } from '#demo/catalogue/files/families/indices'

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
