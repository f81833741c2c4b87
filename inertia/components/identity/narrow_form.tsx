import { Text } from '@kontor/design-system/text'
import type { FormEvent, ReactNode } from 'react'
import { CsrfField } from '~/components/shell/csrf_field'
import { PageHead } from '~/components/shell/page_head'

interface NarrowFormProps {
  title: string
  lead: string
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Fields and the one button. */
  children: ReactNode
  /** Below the form: where else to go. */
  foot?: ReactNode
}

/** The pages around signing in: one narrow column, one question, one button. */
export function NarrowForm({ title, lead, action, onSubmit, children, foot }: NarrowFormProps) {
  return (
    <div className="mx-auto max-w-100 pb-8">
      <PageHead title={title} lead={lead} />
      <form
        method="post"
        action={action}
        onSubmit={onSubmit}
        className="grid gap-5 border-t border-line-ink pt-6"
        noValidate
      >
        <CsrfField />
        {children}
      </form>
      {foot && (
        <Text as="div" role="ui" tone="muted">
          <div className="grid gap-2 pt-6">{foot}</div>
        </Text>
      )}
    </div>
  )
}
