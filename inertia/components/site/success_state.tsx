import { Head } from '@inertiajs/react'
import { LinkButton } from '@kontor/design-system/link_button'

interface SuccessStateProps {
  /** One sentence: what has been done. */
  title: string
  /** What happens next. */
  text: string
  href: string
  action: string
}

/** A page after something was sent: what happened, what comes, one way on. */
export function SuccessState({ title, text, href, action }: SuccessStateProps) {
  return (
    <section className="grid max-w-reading justify-items-start gap-4 py-16">
      <Head title={title.replace(/\.$/, '')} />
      <h1 className="text-display-m outline-none">{title}</h1>
      <p className="pb-2 text-body-l text-muted">{text}</p>
      <LinkButton href={href}>{action}</LinkButton>
    </section>
  )
}
