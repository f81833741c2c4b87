import { describeFields, exemplify } from '#shared/http/api_description'

/** What the fields of arrivals may look like. */
export default function examples() {
  exemplify({
    'Arrival.product': ['fx_spot_g10'],
    'Arrival.name': ['FX Spot G10'],
    'Arrival.venues': ['Meridian FX'],
    'Arrival.status': ['Arrived'],
    'Arrival.day': ['2026-03-02'],
    'Arrival.morning': ['2026-03-03'],
    'Arrival.dueAt': ['2026-03-03T05:00:00.000Z'],
    'Arrival.usualAt': ['2026-03-03T04:57:00.000Z'],
    'Arrival.usualSpread': [240],
    'Arrival.learntDays': [60],
    'Arrival.lateFrom': ['2026-03-03T05:15:00.000Z'],
    'Arrival.arrivedAt': ['2026-03-03T04:55:00.000Z'],
    'Arrival.minutes': [-5],
    'Arrival.timeliness': ['early'],
    'Arrival.estimateAt': [null],
    'Arrival.correctedAt': [null],
    'Arrival.corrections': [0],
    'Arrival.files': [1],
    'Arrival.filesExpected': [1],
    'Arrival.usualBytes': [184_000_000],
    'Arrival.hasOddSize': [false],
    '{morning}': ['2026-03-03'],
    'products.{product}': ['fx_spot_g10'],
  })
  describeFields({
    '{morning}': "The shop's day on which they are due.",
    'products.{product}': 'Id of the product.',
    'corrections': 'How many.',
  })
}
