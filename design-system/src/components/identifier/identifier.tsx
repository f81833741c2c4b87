import { CopyButton } from './copy_button'

interface IdentifierProps {
  /** What is shown and copied. */
  value: string
  /** Name of the button: "Copy order number 10482". */
  copyLabel: string
  /** What is said afterwards: "Copied". */
  copiedLabel: string
  size?: 'default' | 'small'
  /** Keeps it in one piece where there is room for all of it: an IBAN, a reference. */
  isWhole?: boolean
}

/** Something to be copied: order number in code, ISIN, VAT ID, token. Real text, selectable. */
export function Identifier(props: IdentifierProps) {
  const { value, copyLabel, copiedLabel, size = 'default', isWhole = false } = props
  const breaking = isWhole ? 'whitespace-nowrap' : 'text-balance break-all'
  return (
    <span className="inline-flex items-center gap-1">
      <code className={`${size === 'small' ? 'text-mono-s' : 'text-mono'} ${breaking}`}>
        {value}
      </code>
      <CopyButton value={value} label={copyLabel} copiedLabel={copiedLabel} />
    </span>
  )
}
