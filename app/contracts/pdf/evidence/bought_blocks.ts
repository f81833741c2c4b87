import type { Locale } from '#shared/i18n'
import type { PdfBlock } from '#shared/pdf'
import type { Evidence } from '#contracts/domain/evidence/evidence'
import { sayIn, section } from '#contracts/pdf/evidence/say'

export function boughtBlocks({ orders, reports, invoices }: Evidence, locale: Locale): PdfBlock[] {
  const { say, day, span, state, euros, inEuros } = sayIn(locale)
  return [
    ...section(
      say('orders'),
      [
        [say('order'), 28],
        [say('bought'), 48],
        [say('terms'), 10],
        [inEuros('net'), 14, 'right'],
      ],
      orders.map(({ number, placed, buyer, terms, items, netCents, ...is }) => [
        {
          text: `${number}, ${day(placed.slice(0, 10))}`,
          note: `${buyer}, ${state(is.state)}`,
        },
        items.map((one) => `${one.name}, ${span(one.from, one.to)}`).join('\n'),
        terms ?? '–',
        euros(netCents),
      ]),
      say('none')
    ),
    ...section(
      say('reports'),
      [
        [say('report'), 16],
        [say('day'), 16],
        [say('securities'), 40],
        [say('terms'), 10],
        [inEuros('price'), 18, 'right'],
      ],
      reports.map((one) => [
        ...[`R-${one.number}`, day(one.day), one.isins.join(', ')],
        one.terms ?? '–',
        euros(one.priceCents - one.discountCents),
      ]),
      say('none')
    ),
    ...section(
      say('invoices'),
      [
        [say('invoice'), 40],
        [say('issued'), 30],
        [inEuros('gross'), 30, 'right'],
      ],
      invoices.map((one) => [one.label, day(one.issuedOn), euros(one.grossCents)]),
      say('none')
    ),
  ]
}
