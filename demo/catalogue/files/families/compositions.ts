import { ISINS, type Family } from '#demo/catalogue/files/family'
import { ISIN, DAY, fixed } from '#demo/catalogue/files/families/fields'
import { DAILY_NOTES } from '#demo/catalogue/files/families/notes'
import { INDICES } from '#demo/catalogue/files/families/indices'

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
