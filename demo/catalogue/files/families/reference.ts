import { ISINS, type Family } from '#demo/catalogue/files/family'
import { ISIN, DAY } from '#demo/catalogue/files/families/fields'
import { DAILY_NOTES } from '#demo/catalogue/files/families/notes'

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
