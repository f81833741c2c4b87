import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { PageHead } from '~/components/shell/page_head'
import { AccountForm, type AccountFormProps } from './account_form'

interface NarrowFormProps extends AccountFormProps {
  title: string
  lead: string
  foot?: ReactNode
}

/** The pages around signing in: one narrow column, one question, one button. */
export function NarrowForm({ title, lead, foot, ...form }: NarrowFormProps) {
  return (
    <div className="mx-auto max-w-100 pb-8">
      <PageHead title={title} lead={lead} />
      <div className="border-t border-line-ink pt-6">
        <AccountForm {...form} />
      </div>
      {foot && (
        <Text as="div" role="ui" tone="muted">
          <div className="grid gap-2 pt-6">{foot}</div>
        </Text>
      )}
    </div>
  )
}
