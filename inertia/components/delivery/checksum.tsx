import { CopyButton } from '@kontor/design-system/identifier'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { LedgerFile } from './types'

const SHOWN_DIGITS = 8

/** The beginning of a file's SHA-256; the button copies all of it. */
export function Checksum({ file: { name, sha256 } }: { file: LedgerFile }) {
  const t = useText('delivery')
  if (!sha256) return null
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span title={sha256}>
        <Text as="code" role="mono-s">
          {sha256.slice(0, SHOWN_DIGITS)}…
        </Text>
      </span>
      <CopyButton
        value={sha256}
        label={t('actions.copy_checksum', { name })}
        copiedLabel={t('actions.copied')}
      />
    </span>
  )
}
