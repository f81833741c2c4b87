import { GatedAction } from '@kontor/design-system/gated_action'
import { LinkButton } from '@kontor/design-system/link_button'

type Props = { href: string; label: string; reason: string | null }

/** Leads to the next step, or says why not yet. */
export function NextStep({ href, label, reason }: Props) {
  if (reason) {
    return (
      <GatedAction reason={reason} align="end">
        {label}
      </GatedAction>
    )
  }
  return (
    <LinkButton href={href} variant="primary">
      {label}
    </LinkButton>
  )
}
