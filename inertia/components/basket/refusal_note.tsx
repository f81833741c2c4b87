import { usePage } from '@inertiajs/react'
import { Problem } from '@kontor/design-system/note'

/** Says why the basket stayed as it was, where the change was asked for; with or without scripts. */
export function RefusalNote() {
  const messages = Object.values(usePage().props.errors ?? {}).flat()
  if (messages.length === 0) return null
  return (
    <div className="py-4">
      <Problem>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Problem>
    </div>
  )
}
