import { Text } from '@kontor/design-system/text'
import type { SubscriptionRequest } from './types'

/** Who asks, and in what words. */
export function RequestFacts({ request }: { request: SubscriptionRequest }) {
  const { person, company, email, message } = request
  return (
    <div className="grid max-w-reading gap-1">
      <Text role="ui" tone="muted">
        {[person, company, email].filter(Boolean).join(' · ')}
      </Text>
      <Text>
        <span className="whitespace-pre-line">{message}</span>
      </Text>
    </div>
  )
}
