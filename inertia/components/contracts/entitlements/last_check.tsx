import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface LastCheckProps {
  checked: { day: string; fresh: number } | null
}

/** When the nightly check was, and what it has told. */
export function LastCheck({ checked }: LastCheckProps) {
  const t = useText('contracts/findings')
  const { day } = useFormat()
  if (!checked) return null
  const words = checked.fresh === 0 ? 'checked.none' : 'checked.fresh'
  return (
    <Text role="ui-s" tone="muted" measure>
      {t(words, { day: day(checked.day), count: checked.fresh })}
    </Text>
  )
}
