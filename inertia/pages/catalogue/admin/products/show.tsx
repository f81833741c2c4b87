import { LinkButton } from '@kontor/design-system/link_button'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { DraftDifference } from '~/components/catalogue/manage/draft_facts'
import { DraftFields } from '~/components/catalogue/manage/draft_fields'
import { DraftHistory } from '~/components/catalogue/manage/draft_history'
import type { Pages } from '~/components/catalogue/manage/draft_page'
import { DraftPreview, type Previews } from '~/components/catalogue/manage/draft_preview'
import type { Fields } from '~/components/catalogue/manage/fields'
import { LiveLine } from '~/components/catalogue/manage/live_line'
import { PriceOverTime } from '~/components/catalogue/manage/price_over_time'
import { PublishPanel } from '~/components/catalogue/manage/publish_panel'
import {
  PRODUCTS,
  type Choices,
  type Draft,
  type DraftEffect,
  type ProductEvent,
  type Touched,
} from '~/components/catalogue/manage/types'
import { useChoices } from '~/components/catalogue/manage/use_choices'
import { useDraftForm } from '~/components/catalogue/manage/use_draft_form'
import { WhoIsTouched } from '~/components/catalogue/manage/who_is_touched'
import { AdminHead } from '~/components/shell/admin_head'
import { AlsoOpen } from '~/components/shell/records/also_open'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  Previews & {
    product: { id: number; code: string; name: string; visible: boolean }
    live: Fields
    draft: Draft | null
    pages?: Pages
    prices: { from: string; cents: number | null }[]
    touched: Touched[]
    effect: DraftEffect | null
    history: ProductEvent[]
    earlier: number
    choices: Choices
  }
>

/** What a product is and what it is to become; customers see nothing of a draft. */
export default function ManagedProduct(props: Props) {
  const { product, live, draft, prices, touched, history } = props
  const t = useText('catalogue/manage_products')
  const place = useText('catalogue/places')
  const mayWrite = useCan('products.write')
  const words = useChoices(props.choices)
  const form = useDraftForm({ at: `${PRODUCTS}/${product.id}`, live, draft })
  const takeBack = (number: number) => form.send('post', `drafts/${number}/take-back`, {})
  return (
    <div className="pb-16">
      <AdminHead
        title={product.name}
        crumbs={[{ label: place('admin.products.title'), href: PRODUCTS }, { label: product.name }]}
        status={
          draft && (
            <StatusBadge
              status={draft.state}
              label={t(draft.state === 'Scheduled' ? 'states.Scheduled' : 'states.Open')}
            />
          )
        }
        end={
          <>
            <LinkButton href={`${PRODUCTS}/${product.code}/days`}>{t('days')}</LinkButton>
            <LinkButton href={`${PRODUCTS}/${product.code}/samples`}>{t('samples')}</LinkButton>
            {product.visible && (
              <LinkButton href={`/product/details/${product.code}`}>{t('in_shop')}</LinkButton>
            )}
          </>
        }
      />
      <LiveLine history={history} />
      {mayWrite && <AlsoOpen kind="product" id={product.id} />}
      {mayWrite ? (
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-page-quote">
          <div className="min-w-0">
            <DraftFields form={form} live={live} words={words} />
          </div>
          <PublishPanel form={form} draft={draft} />
        </div>
      ) : (
        draft && <DraftDifference draft={draft} live={live} words={words} />
      )}
      <WhoIsTouched touched={touched} effect={props.effect} hasDraft={draft !== null} />
      <DraftPreview {...props} rows={draft ? ['now', 'draft'] : ['now']} />
      <PriceOverTime prices={prices} draft={draft} />
      <DraftHistory
        history={history}
        earlier={props.earlier}
        onTakeBack={mayWrite && !draft ? takeBack : undefined}
      />
    </div>
  )
}
