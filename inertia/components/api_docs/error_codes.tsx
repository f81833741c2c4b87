import { Text } from '@kontor/design-system/text'
import type { ApiError } from './types'
import { Words } from './words'

/** Codes of refusals, each with its words. */
export function ErrorCodes({ errors }: { errors: ApiError[] }) {
  return (
    <ul className="grid gap-1">
      {errors.map(({ code, message }) => (
        <li key={code} className="break-words">
          <Text as="code" role="mono-s">
            {code}
          </Text>{' '}
          <Words text={message} />
        </li>
      ))}
    </ul>
  )
}
