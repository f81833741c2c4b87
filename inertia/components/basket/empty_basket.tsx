import { LinkButton } from '@kontor/design-system/link_button'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'

/** Nothing chosen yet, and where to choose. */
export function EmptyBasket() {
  const t = useText('basket')
  return (
    <section className="max-w-column pb-12">
      <PageHead title={t('empty.title')} tabTitle={t('title')} lead={t('empty.text')} />
      <LinkButton href="/products" variant="primary">
        {t('empty.browse')}
      </LinkButton>
    </section>
  )
}
