import { Text } from '@kontor/design-system/text'
import type { JudgedEntry } from '../types'

/** A code as it was typed; what its suggestion has otherwise is marked where it stands. */
export function TypedCode({ typed, suggestion }: Pick<JudgedEntry, 'typed' | 'suggestion'>) {
  const isComparable = suggestion?.length === typed.length
  return (
    <Text as="span" role="mono-s">
      {isComparable ? [...typed].map((sign, at) => marked(sign, suggestion[at]!, at)) : typed}
    </Text>
  )
}

function marked(sign: string, meant: string, at: number) {
  if (sign.toUpperCase() === meant) return sign
  return (
    <span key={at} className="border-b-2 border-danger">
      <Text as="span" role="inherit" tone="danger" weight="semibold">
        {sign}
      </Text>
    </span>
  )
}
