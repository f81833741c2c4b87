import { Head } from '@inertiajs/react'
import { LinkButton } from '@kontor/design-system/link_button'
import { Heading, Text } from '@kontor/design-system/text'

interface SuccessStateProps {
  /** One sentence: what has been done. */
  title: string
  text: string
  href: string
  action: string
  also?: { href: string; action: string }
}

/** A page after something was sent: what happened, what comes, the way on. */
export function SuccessState({ title, text, href, action, also }: SuccessStateProps) {
  return (
    <section className="grid max-w-reading justify-items-start gap-4 py-16">
      <Head title={title.replace(/\.$/, '')} />
      <Heading level={1}>{title}</Heading>
      <div className="pb-2">
        <Text role="body-l" tone="muted">
          {text}
        </Text>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={href} variant={also && 'primary'}>
          {action}
        </LinkButton>
        {also && <LinkButton href={also.href}>{also.action}</LinkButton>}
      </div>
    </section>
  )
}
