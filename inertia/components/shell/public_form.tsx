import { ErrorSummary } from '@kontor/design-system/error_summary'
import { GatedAction } from '@kontor/design-system/gated_action'
import type { FormEvent, ReactNode } from 'react'
import { CsrfField } from '~/components/shell/csrf_field'
import { useHydrated } from '~/hooks/use_hydrated'

interface PublicFormProps {
  action: string
  form: {
    errors: Partial<Record<string, string>>
    send: (event: FormEvent<HTMLFormElement>) => void
    processing: boolean
    /** Why it cannot be sent yet. */
    reason: string | undefined
    showMissing: () => void
  }
  words: { problems: (count: number) => string; send: string; sending: string }
  children: ReactNode
  /** Between the fields and the button. */
  end?: ReactNode
}

/** A form of everybody: what is wrong stands above it, and its button says what still misses. */
export function PublicForm({ action, form, words, children, end }: PublicFormProps) {
  const problems = Object.entries(form.errors).map(([name, message = '']) => ({
    fieldId: name === 'form' ? undefined : name,
    message,
  }))
  return (
    <form action={action} method="post" onSubmit={form.send} noValidate className="max-w-column">
      <CsrfField />
      <ErrorSummary title={words.problems(problems.length)} errors={problems} />
      <div className={problems.length > 0 ? 'pt-8' : undefined}>{children}</div>
      {end}
      <SendButton form={form} words={words} />
    </form>
  )
}

/** Until the page is alive the server checks alone, so that the form also works without scripts. */
function SendButton({ form, words }: Pick<PublicFormProps, 'form' | 'words'>) {
  const isAlive = useHydrated()
  return (
    <div className="pt-8">
      <GatedAction
        type="submit"
        variant="primary"
        reason={isAlive ? form.reason : undefined}
        onBlockedPress={form.showMissing}
        isPending={form.processing}
        pendingLabel={words.sending}
      >
        {words.send}
      </GatedAction>
    </div>
  )
}
