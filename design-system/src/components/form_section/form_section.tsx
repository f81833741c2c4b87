import { useId, type ReactNode } from 'react'

interface FormSectionProps {
  title: string
  /** What the section is for, in one sentence. */
  description?: ReactNode
  children: ReactNode
}

/** Fields that belong together, below a rule in full ink. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={description ? id : undefined}
      className="min-w-0 border-t border-line-ink pt-4 not-first:mt-12"
    >
      <legend className="float-start w-full text-display-s text-ink">{title}</legend>
      {description && (
        <p id={id} className="clear-both pt-1 text-ui text-muted">
          {description}
        </p>
      )}
      <div className="clear-both grid gap-5 pt-5">{children}</div>
    </fieldset>
  )
}
