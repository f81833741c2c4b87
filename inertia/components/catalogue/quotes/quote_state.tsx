import { StatusBadge, type StatusBadgeProps } from '@kontor/design-system/status_badge'
import { useText } from '~/hooks/use_text'
import type { SavedQuote } from './types'

const LOOKS = { valid: 'Active', expired: 'Non-active', ordered: 'Completed' }

interface QuoteStateProps extends Pick<StatusBadgeProps, 'size'> {
  state: SavedQuote['state']
}

export function QuoteState({ state, size }: QuoteStateProps) {
  const t = useText('catalogue/saved_quotes')
  return <StatusBadge status={LOOKS[state]} label={t(`state.${state}`)} size={size} />
}
