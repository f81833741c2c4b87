import { describeFields, describeGroups, exemplify } from '#shared/http/api_description'

/** What the fields of arrivals may look like. */
export default function examples() {
  describeGroups('Receive', {
    Arrivals: 'When days come, and what is told of late ones.',
  })

  exemplify({
    'Arrival.product': ['fx_spot_g10'],
    'Arrival.productName': ['FX Spot G10'],
    'Arrival.venues': ['Meridian FX'],
    'Arrival.status': ['Arrived'],
    'Arrival.day': [20260302],
    'Arrival.morning': [20260303],
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
    'headlineEn': ['Index data come later this week'],
    'headlineDe': ['Indexdaten kommen diese Woche später'],
    'textEn': ['Files come up to two hours after their usual time. No day is left out.'],
    'textDe': ['Dateien kommen bis zu zwei Stunden nach der üblichen Zeit. Kein Tag fällt aus.'],
    'lastDay': [20260310, '20260310'],
    'ArrivalNotice.products': ['index_levels_1s'],
    'ArrivalNotice.begunAt': ['2026-03-03T06:10:00.000Z'],
    'ArrivalNotice.by': ['Ada Petersen'],
    'ArrivalNotice.people': [42],
    'ArrivalNotice.addresses': [17],
    'ArrivalNotice.mailedAt': ['2026-03-03T06:15:00.000Z'],
    'ArrivalNotice.mails': [17],
    'mails': [17],
    'PublicNotice.headline': ['Index data come later this week'],
    'PublicNotice.text': ['Files come up to two hours after their usual time. No day is left out.'],
    'PublicNotice.begunAt': ['2026-03-03T06:10:00.000Z'],
    'PublicNotice.products': ['index_levels_1s'],
    'PublicNotice.productNames': ['Index Levels by the Second'],
    '{morning}': ['20260303'],
    '{notice}': [7],
    'products.{product}': ['fx_spot_g10'],
  })
  describeFields({
    '{morning}': "The shop's day on which they are due.",
    'products.{product}': 'Code of the product.',
    '{notice}': 'Number of the notice.',
    'mails': 'How many.',
    'corrections': 'How many.',
  })
}
