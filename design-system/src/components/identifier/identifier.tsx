import { CopyButton } from './copy_button'

interface IdentifierProps {
  /** What is shown and copied. */
  value: string
  /** Name of the button: "Copy order number 10482". */
  copyLabel: string
  /** What is said afterwards: "Copied". */
  copiedLabel: string
  size?: 'default' | 'small'
}

/** Something to be copied: order number in code, ISIN, VAT ID, token. Real text, selectable. */
export function Identifier({ value, copyLabel, copiedLabel, size = 'default' }: IdentifierProps) {
  return (
    <span className="inline-flex items-center gap-1">
      <code className={`${size === 'small' ? 'text-mono-s' : 'text-mono'} text-balance break-all`}>
        {value}
      </code>
      <CopyButton value={value} label={copyLabel} copiedLabel={copiedLabel} />
    </span>
  )
}
