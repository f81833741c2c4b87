import { Fragment } from 'react'

/** A sentence of the description; what stands between backticks is code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 ? (
      <code key={at} className="text-mono-s text-ink">
        {part}
      </code>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    )
  )
}
