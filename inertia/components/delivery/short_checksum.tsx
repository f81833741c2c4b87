import { CopyButton } from '@kontor/design-system/identifier'
import { Text } from '@kontor/design-system/text'

const SHOWN_DIGITS = 8

interface ShortChecksumProps {
  /** SHA-256 in hexadecimal digits. */
  sha256: string
  copyLabel: string
  copiedLabel: string
}

/** The beginning of a file's SHA-256; the button copies all of it. */
export function ShortChecksum({ sha256, copyLabel, copiedLabel }: ShortChecksumProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span title={sha256}>
        <Text as="code" role="mono-s">
          {sha256.slice(0, SHOWN_DIGITS)}…
        </Text>
      </span>
      <CopyButton value={sha256} label={copyLabel} copiedLabel={copiedLabel} />
    </span>
  )
}
