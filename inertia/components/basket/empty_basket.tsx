import { LinkButton } from '@kontor/design-system/link_button'
import { PageHead } from '~/components/shell/page_head'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'

/** Nothing chosen yet, and where to choose; staff may also make an order without one. */
export function EmptyBasket() {
  const t = useText('basket/items')
  const mayOrder = useCan('orders.write')
  return (
    <section className="max-w-column pb-12">
      <PageHead title={t('empty.title')} tabTitle={t('title')} lead={t('empty.text')} />
      <p className="flex flex-wrap gap-3">
        <LinkButton href="/products" variant="primary">
          {t('empty.browse')}
        </LinkButton>
        {mayOrder && (
          <LinkButton href="/admin/manage-orders/create">{t('empty.create_order')}</LinkButton>
        )}
      </p>
    </section>
  )
}
