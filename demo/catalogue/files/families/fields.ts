import type { Field } from '#demo/catalogue/files/family'

/** Fields that several families share. */
export const TIME: Field = {
  name: 'ts_utc',
  type: 'timestamp',
  unit: 'ns',
  en: 'Time at the matching engine, UTC',
  de: 'Zeit im Handelssystem, UTC',
}
export const ISIN: Field = {
  name: 'isin',
  type: 'string(12)',
  en: 'International number of the instrument',
  de: 'Internationale Kennnummer des Instruments',
}
export const MIC: Field = {
  name: 'venue',
  type: 'string(4)',
  en: 'Code of the venue',
  de: 'Code des Handelsplatzes',
}
export const SEQUENCE: Field = {
  name: 'seq',
  type: 'uint64',
  en: 'Sequence number of the venue, without gaps within a day',
  de: 'Sequenznummer des Handelsplatzes, lückenlos innerhalb eines Tages',
}
export const DAY: Field = { name: 'day', type: 'date', en: 'Trading day', de: 'Handelstag' }

export const fixed = (value: number, digits: number) => value.toFixed(digits)
