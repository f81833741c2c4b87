import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { comparedSize } from './compared_size'
import type { Arrival } from './types'

/** How much came, against what is usual for the product; nothing where nothing did. */
export function ArrivedSize({ arrival }: { arrival: Arrival }) {
  const t = useText('arrivals/words')
  const { size, count } = useFormat()
  const { bytes, usualBytes, hasOddSize } = arrival
  if (bytes === 0 && !hasOddSize) return null
  const compared = usualBytes ? comparedSize(bytes, usualBytes, hasOddSize) : null
  return (
    <span className="grid">
      <Text as="span" role="ui" tone={hasOddSize ? 'warning' : 'ink'}>
        {size(bytes)}
      </Text>
      {compared && (
        <Text as="span" role="ui-s" tone={hasOddSize ? 'warning' : 'subtle'}>
          {t(`sizes.${compared.word}`, { figure: count(compared.figure) })}
        </Text>
      )}
    </span>
  )
}
