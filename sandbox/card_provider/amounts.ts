const FORM = /^\d{1,12}(\.\d{1,4})?$/

/** An amount as the API takes it (number or text, up to four decimals), in ten-thousandths. */
export function readAmount(sent: unknown): bigint | null {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent) : ''
  if (!FORM.test(text)) return null
  const [whole, decimals = ''] = text.split('.')
  return BigInt(whole!) * 10_000n + BigInt(decimals.padEnd(4, '0'))
}

/** An amount as the API writes it: a text with four decimals, `10.0000`. */
export function writeAmount(tenThousandths: bigint): string {
  const digits = String(tenThousandths).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
