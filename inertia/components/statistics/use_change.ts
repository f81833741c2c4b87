import { formatShare } from '@kontor/design-system/money_text'
import { useText } from '~/hooks/use_text'

/** What became of a value since, in words: "+12 %"; what was nothing has no share. */
export function useChange() {
  const t = useText('statistics/page')
  return (value: number, before: number) => {
    if (value === before) return t('same')
    if (before === 0) return t('new')
    const share = value / before - 1
    return share > 0 ? `+${formatShare(share)}` : formatShare(share)
  }
}
