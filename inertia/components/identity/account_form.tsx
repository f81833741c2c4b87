import type { FormEvent, ReactNode } from 'react'
import { CsrfField } from '~/components/shell/csrf_field'

export interface AccountFormProps {
  action: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** Proves who somebody is: fields in one column, sent without scripts as well. */
export function AccountForm({ action, onSubmit, children }: AccountFormProps) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={onSubmit}
      className="grid content-start gap-5"
      noValidate
    >
      <CsrfField />
      {children}
    </form>
  )
}
