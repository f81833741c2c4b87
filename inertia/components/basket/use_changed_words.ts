import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { BasketItem } from './types'

/** Whether an item costs or holds something else than when it was chosen. */
export const isChanged = ({ formerPriceCents, formerDays }: BasketItem): boolean =>
  formerPriceCents !== null || formerDays !== null

/** The sentences that name what changed of an item since it was chosen. */
export function useChangedWords() {
  const t = useText('basket/items')
  const { money, count } = useFormat()
  return ({ formerPriceCents, formerDays, line }: BasketItem): string[] => [
    ...(formerPriceCents !== null && line
      ? [t('changed.line', { former: money(formerPriceCents), price: money(line.priceCents) })]
      : []),
    ...(formerDays !== null && line
      ? [t('changed.days', { former: count(formerDays), days: count(line.countedDays) })]
      : []),
  ]
}
