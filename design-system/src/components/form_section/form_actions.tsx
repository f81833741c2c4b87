import type { ReactNode } from 'react'

/** The buttons below a form: the way on at the end, the way back at the start. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 pt-8 max-sm:flex-col-reverse max-sm:items-stretch">
      {children}
    </div>
  )
}
