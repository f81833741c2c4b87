import { LinkButton } from '@kontor/design-system/link_button'
import { ScrollList } from '@kontor/design-system/popover'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { ADDRESSES } from './addresses'
import { noticeInstead } from './decommission_notice'

export type BasketContent = {
  items: {
    ref: string
    category: string
    name: string
    /** Codes of the chosen parts, or ISINs. */
    parts: string[] | null
    countedDays: number
    priceCents: number
  }[]
  totalCents: number
}

/** The items with their days and prices, the total, and the way to the checkout. */
export function BasketList({ content }: { content: BasketContent }) {
  const t = useText('shell/frame')
  const wordsText = useText('shared/words')
  const { money } = useFormat()
  const { shop } = useShared()
  return (
    <>
      <ScrollList label={t('basket.title')}>
        {content.items.map(({ ref, category, name, parts, countedDays, priceCents }) => (
          <Text key={ref} as="li" role="ui">
            <div className="flex justify-between gap-4 py-2">
              <span>
                <Text as="span" role="caption" tone="subtle" isBlock>
                  {category}
                </Text>
                {name}, {t('basket.days', { count: countedDays })}
                {parts && (
                  <Text as="span" role="caption" tone="subtle" isBlock>
                    {parts.join(', ')}
                  </Text>
                )}
              </span>
              <Text as="span" role="inherit" tone="inherit" isTabular>
                {money(priceCents)}
              </Text>
            </div>
          </Text>
        ))}
      </ScrollList>
      <Text as="div" role="ui" weight="semibold">
        <p className="flex items-baseline justify-between py-3">
          {t('basket.total')}
          <Text as="span" role="figure-m">
            {money(content.totalCents)} {wordsText('eur')}
          </Text>
        </p>
      </Text>
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
