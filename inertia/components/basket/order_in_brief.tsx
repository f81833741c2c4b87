import { SummaryList } from '@kontor/design-system/summary_list'
import { Heading, Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { BasketTotals } from './basket_totals'
import type { Priced } from './types'

/** Where the summary stands on the page. */
export const BRIEF = 'brief'

type Props = { basket: Priced; country: string | null; vatId: string | null }

/** The framed summary beside the three steps. */
export function OrderInBrief({ basket, country, vatId }: Props) {
  const t = useText('basket/checkout')
  const { count, size } = useFormat()
  const { shop } = useShared()
  const { files, bytes } = basket.totals
  const isCut = basket.items.some(({ line }) => line?.filters)
  const facts = [
    {
      id: 'files',
      term: t('brief.files'),
      value: t(isCut ? 'brief.files_most' : 'brief.files_size', {
        files: count(files),
        size: size(bytes),
      }),
    },
    { id: 'delivery', term: t('brief.delivery'), value: t('brief.download') },
  ]
  return (
    <aside
      aria-labelledby={BRIEF}
      className="grid content-start gap-4 self-start rounded-panel border border-line-ink bg-surface p-5 lg:sticky lg:top-4"
    >
      <Heading level={2} id={BRIEF}>
        {t('brief.title')}
      </Heading>
      <BasketTotals basket={basket} country={country} vatId={vatId} />
      <SummaryList layout="columns" items={facts} />
      <Text role="ui-s" tone="subtle">
        {t('brief.window', { days: shop.downloadWindowDays })}
      </Text>
    </aside>
  )
}
