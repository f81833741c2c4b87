import { useFormat } from '~/hooks/use_format'
import type { Arrival } from './types'

/** How much came; nothing where nothing did. */
export function ArrivedSize({ arrival: { bytes } }: { arrival: Arrival }) {
  const { size } = useFormat()
  return <>{bytes > 0 && size(bytes)}</>
}
