import { LinkButton } from '@kontor/design-system/link_button'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { ADDRESSES } from '~/components/shell/addresses'

interface RequestPanelProps {
  title: string
  text: string
  action: string
}

/** In place of a quote where there is none to make: why, and whom to ask. */
export function RequestPanel({ title, text, action }: RequestPanelProps) {
  return (
    <QuotePanel
      id="quote"
      title={title}
      range={<p className="text-body text-muted">{text}</p>}
      action={
        <LinkButton href={ADDRESSES.contact} variant="primary" size="large" isBlock>
          {action}
        </LinkButton>
      }
    />
  )
}
