import { Text } from '@kontor/design-system/text'
import { Fragment } from 'react'

/** A sentence of the description; what stands between backticks is code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 ? (
      <Text key={at} as="code" role="mono-s">
        {part}
      </Text>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    )
  )
}
