import { CopyButton } from '@kontor/design-system/identifier'
import { useText } from '~/hooks/use_text'
import type { LedgerFile } from './types'

const SHOWN_DIGITS = 8

/** The beginning of a file's SHA-256; the button copies all of it. */
export function Checksum({ file: { name, sha256 } }: { file: LedgerFile }) {
  const t = useText('delivery')
  if (!sha256) return null
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <code className="text-mono-s" title={sha256}>
        {sha256.slice(0, SHOWN_DIGITS)}…
      </code>
      <CopyButton
        value={sha256}
        label={t('actions.copy_checksum', { name })}
        copiedLabel={t('actions.copied')}
      />
    </span>
  )
}
