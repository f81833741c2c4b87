import { useText } from '~/hooks/use_text'
import { ShortChecksum } from './short_checksum'
import type { LedgerFile } from './types'

/** The checksum of a file, as soon as it has one. */
export function Checksum({ file: { name, sha256 } }: { file: LedgerFile }) {
  const t = useText('delivery/files')
  if (!sha256) return null
  return (
    <ShortChecksum
      sha256={sha256}
      copyLabel={t('actions.copy_checksum', { name })}
      copiedLabel={t('actions.copied')}
    />
  )
}
