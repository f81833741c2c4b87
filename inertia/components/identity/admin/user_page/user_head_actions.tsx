import { GatedAction } from '@kontor/design-system/gated_action'
import { LinkButton } from '@kontor/design-system/link_button'
import type { Data } from '@generated/data'
import { useUserActions } from '../use_user_actions'

/** The same as in the list, in the head of the page of a person. */
export function UserHeadActions({ person }: { person: Data.Identity.TabUser }) {
  const { actions, question } = useUserActions(person)
  return (
    <div className="flex flex-wrap items-start gap-2 pt-4 pb-3">
      {actions.map(({ id, label, reason, href, run }) =>
        href ? (
          <LinkButton key={id} href={href}>
            {label}
          </LinkButton>
        ) : (
          <GatedAction key={id} reason={reason} onPress={run}>
            {label}
          </GatedAction>
        )
      )}
      {question}
    </div>
  )
}
