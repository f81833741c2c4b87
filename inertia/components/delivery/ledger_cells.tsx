import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

type Line = Data.Delivery.Access

/** The address and the program; neither is kept for ever. */
export function From({ line: { address, agent } }: { line: Line }) {
  const t = useText('delivery/ledger')
  if (address !== null) return <span title={agent}>{address}</span>
  return (
    <Text as="span" role="ui-s" tone="subtle">
      {t('ledger.forgotten')}
    </Text>
  )
}

/** The bytes that left, of those that were asked for. */
export function Sent({ line: { file, bytesSent, bytesAsked } }: { line: Line }) {
  const t = useText('delivery/ledger')
  const { size } = useFormat()
  if (!file) return null
  const asked = size(bytesAsked)
  return <>{bytesSent === bytesAsked ? asked : t('ledger.of', { sent: size(bytesSent), asked })}</>
}

const LOOKS = {
  running: 'running',
  complete: 'succeeded',
  cut: 'stopped',
  handed_over: 'released',
  shown: 'queued',
}

export function Outcome({ line: { outcome } }: { line: Line }) {
  const t = useText('delivery/ledger')
  return <StatusBadge status={LOOKS[outcome]} label={t(`outcomes.${outcome}`)} />
}
