import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { Finding } from './types'
import { useStretchWords } from './use_stretch_words'

/** What mending a finding changes, said before it is chosen. */
export function FindingEffect({ finding }: { finding: Finding }) {
  const t = useText('contracts/findings')
  const stretch = useStretchWords()
  const { kind, bpId, days } = finding
  const of = kind === 'without_data' ? 'give' : bpId === null ? 'company' : 'contract'
  return (
    <Text as="span" role="ui-s" tone="muted">
      {t(`effect.${of}`, { days: days.map(stretch).join(', ') })}
    </Text>
  )
}
