import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { historyAddress } from '~/components/arrivals/addresses'
import { productAddress } from '~/components/catalogue/addresses'
import { PRODUCTS } from '~/components/catalogue/manage/types'
import { ChoicePanel } from '~/components/catalogue/product_days/choice_panel'
import { DayCalendar } from '~/components/catalogue/product_days/day_calendar'
import { DayFiles } from '~/components/catalogue/product_days/day_files'
import { DayHistory } from '~/components/catalogue/product_days/day_history'
import { IndexAgain } from '~/components/catalogue/product_days/index_again'
import {
  daysAddress,
  type Choice,
  type DayEvent,
  type Indexing,
} from '~/components/catalogue/product_days/types'
import { AdminHead } from '~/components/shell/admin_head'
import { AlsoOpen } from '~/components/shell/records/also_open'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  product: { id: number; code: string; name: string; visible: boolean }
  today: string
  coverage: Data.Catalogue.Coverage
  knownDays: { day: string; condition: string; noteEn: string; noteDe: string }[]
  choice: Choice | null
  indexing: Indexing | null
  history: DayEvent[]
  earlier: number
  seen: number
}>

/** The days of a product as staff see them: each with its reason, its files and what was said of it. */
export default function ProductDays(props: Props) {
  const { product, coverage, choice, knownDays, today, indexing, seen } = props
  const t = useText('catalogue/product_days')
  const mayWrite = useCan('products.write')
  const { firstDay, lastDay } = coverage
  const choose = (days: { from: string; to: string }) =>
    router.get(daysAddress(product.code), days, {
      ...{ only: ['choice', 'history', 'earlier', 'seen'], preserveState: true },
      ...{ preserveScroll: true, replace: true },
    })
  return (
    <div className="pb-16">
      <AdminHead title={product.name} crumbs={useCrumbs(product)} end={<Ways {...product} />} />
      {mayWrite && <AlsoOpen kind="product_days" id={product.code} />}
      {firstDay && lastDay ? (
        <div className="grid gap-x-12 lg:grid-cols-page-panel">
          <div className="min-w-0">
            <DayCalendar
              coverage={{ ...coverage, firstDay, lastDay }}
              {...{ knownDays, today, choice }}
              onChoose={choose}
            />
          </div>
          <aside className="max-lg:pt-6">
            <ChoicePanel product={product.code} {...{ choice, seen }} onChoose={choose} />
          </aside>
        </div>
      ) : (
        <Text tone="muted">{t('no_files')}</Text>
      )}
      {choice && (
        <div className="pt-8">
          <DayFiles choice={choice} />
        </div>
      )}
      <div className="pt-8">
        <IndexAgain product={product.code} indexing={indexing} />
      </div>
      <div className="pt-8">
        <DayHistory product={product} history={props.history} earlier={props.earlier} />
      </div>
    </div>
  )
}

function useCrumbs({ id, name }: { id: number; name: string }) {
  const place = useText('catalogue/places')
  const manage = useText('catalogue/manage_products')
  return [
    { label: place('admin.products.title'), href: PRODUCTS },
    { label: name, href: `${PRODUCTS}/${id}` },
    { label: manage('days') },
  ]
}

function Ways({ code, visible }: { code: string; visible: boolean }) {
  const t = useText('catalogue/product_days')
  return (
    <span className="flex flex-wrap gap-x-5">
      <Link href={historyAddress(code)}>{t('ways.arrivals')}</Link>
      {visible && <Link href={productAddress(code)}>{t('ways.page')}</Link>}
    </span>
  )
}
