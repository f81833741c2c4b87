import { LinkButton } from '@kontor/design-system/link_button'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { Text } from '@kontor/design-system/text'

interface RequestPanelProps {
  title: string
  text: string
  action: string
  href: string
}

/** In place of a quote where there is none to make: why, and whom to ask. */
export function RequestPanel({ title, text, action, href }: RequestPanelProps) {
  return (
    <QuotePanel
      id="quote"
      title={title}
      range={<Text tone="muted">{text}</Text>}
      action={
        <LinkButton href={href} variant="primary" size="large" isBlock>
          {action}
        </LinkButton>
      }
    />
  )
}
