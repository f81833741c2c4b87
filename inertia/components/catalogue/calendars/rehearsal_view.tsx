import { Disclosure } from '@kontor/design-system/disclosure'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Heading, Text } from '@kontor/design-system/text'
import { signed } from '~/components/shell/signed'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { LineEffect, Rehearsal } from './types'

const AT_FIRST = 20

/** What a change would make of products, open baskets and saved quotes. */
export function RehearsalView({ rehearsal }: { rehearsal: Rehearsal }) {
  const t = useText('catalogue/calendars')
  const { products, baskets, quotes, isMore, lines } = rehearsal
  const short = lines.filter(({ fallsShort }) => fallsShort).length
  return (
    <div className="grid gap-5 pt-6">
      <Heading level={3}>{t('rehearsal.title')}</Heading>
      <ul className="grid gap-1">
        <li>{t('rehearsal.products', { count: products.length })}</li>
        <li>{t('rehearsal.baskets', { count: baskets })}</li>
        <li>{t('rehearsal.quotes', { count: quotes })}</li>
        {isMore && <li>{t('rehearsal.more')}</li>}
        {short > 0 && <li>{t('rehearsal.short', { count: short })}</li>}
      </ul>
      {products.length > 0 && <Products products={products} />}
      {lines.length > 0 && <Lines lines={lines.slice(0, AT_FIRST)} />}
      {lines.length > AT_FIRST && (
        <Disclosure
          look="inline"
          title={t('rehearsal.more_lines', { count: lines.length - AT_FIRST })}
        >
          <Lines lines={lines.slice(AT_FIRST)} />
        </Disclosure>
      )}
      <Text role="ui-s" tone="muted" measure>
        {t('rehearsal.how')}
      </Text>
    </div>
  )
}

type ProductEffect = Rehearsal['products'][number]

function Products({ products }: Pick<Rehearsal, 'products'>) {
  const t = useText('catalogue/calendars')
  return (
    <DataTable
      caption={t('rehearsal.by_product')}
      density="compact"
      rows={products}
      rowKey={({ code }) => code}
      columns={[
        { id: 'name', head: t('product'), lead: true, cell: ({ name }: ProductEffect) => name },
        {
          id: 'charged',
          head: t('rehearsal.charged'),
          end: true,
          cell: ({ charged }: ProductEffect) => signed(charged),
        },
        {
          id: 'missing',
          head: t('rehearsal.missing'),
          end: true,
          cell: ({ missing }: ProductEffect) => signed(missing),
        },
      ]}
    />
  )
}

function Lines({ lines }: { lines: LineEffect[] }) {
  const t = useText('catalogue/calendars')
  const { day, money } = useFormat()
  const both = ([before, after]: [number, number], say: (value: number) => string = String) =>
    before === after ? say(before) : t('rehearsal.from_to', { from: say(before), to: say(after) })
  return (
    <DataTable
      caption={t('rehearsal.by_line')}
      density="compact"
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowKey={({ at }) => at}
      columns={[
        {
          id: 'what',
          head: t('what'),
          lead: true,
          cell: ({ label }: LineEffect) => label ?? t('rehearsal.basket'),
        },
        { id: 'product', head: t('product'), cell: ({ product }: LineEffect) => product },
        {
          id: 'range',
          head: t('rehearsal.range'),
          cell: ({ from, to }: LineEffect) =>
            t('rehearsal.from_to', { from: day(from), to: day(to) }),
        },
        {
          id: 'business',
          head: t('rehearsal.business'),
          end: true,
          cell: (one: LineEffect) => both(one.businessDays),
        },
        {
          id: 'counted',
          head: t('rehearsal.counted'),
          end: true,
          cell: (one: LineEffect) => both(one.countedDays),
        },
        {
          id: 'price',
          head: t('rehearsal.price'),
          end: true,
          cell: (one: LineEffect) => both(one.priceCents, money),
        },
        {
          id: 'short',
          head: t('rehearsal.minimum'),
          cell: ({ fallsShort }: LineEffect) =>
            t(fallsShort ? 'rehearsal.falls_short' : 'rehearsal.reaches'),
        },
      ]}
    />
  )
}
