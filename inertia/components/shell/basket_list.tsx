import { LinkButton } from '@kontor/design-system/link_button'
import { ScrollList } from '@kontor/design-system/popover'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'
import { noticeInstead } from './decommission_notice'

export type BasketContent = {
  items: { ref: string; category: string; name: string; countedDays: number; priceCents: number }[]
  totalCents: number
}

/** The items with their days and prices, the total, and the way to the checkout. */
export function BasketList({ content }: { content: BasketContent }) {
  const t = useText('shell')
  const { money } = useFormat()
  const { shop } = useShared()
  return (
    <>
      <ScrollList label={t('basket.title')}>
        {content.items.map(({ ref, category, name, countedDays, priceCents }) => (
          <li key={ref} className="flex justify-between gap-4 py-2 text-ui">
            <span>
              <span className="block text-caption text-subtle">{category}</span>
              {name}, {t('basket.days', { count: countedDays })}
            </span>
            <span className="tabular-nums">{money(priceCents)}</span>
          </li>
        ))}
      </ScrollList>
      <p className="flex items-baseline justify-between py-3 text-ui font-semibold">
        {t('basket.total')}
        <span className="text-figure-m">
          {money(content.totalCents)} {t('words.eur')}
        </span>
      </p>
      <LinkButton
        href={ADDRESSES.basket}
        variant="primary"
        isBlock
        onClick={shop.phase === 'closing' ? noticeInstead : undefined}
      >
        {t('basket.checkout')}
      </LinkButton>
    </>
  )
}
