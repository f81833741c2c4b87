import { GatedAction } from '@kontor/design-system/gated_action'
import { Problem } from '@kontor/design-system/note'
import type { ComponentProps, ReactNode } from 'react'

interface FormEndProps extends Omit<ComponentProps<typeof GatedAction>, 'type' | 'variant'> {
  /** What the shop refused, and what can be done about it. */
  problem?: ReactNode
  before?: ReactNode
}

/** The end of a long form: what was refused, and its button, which says what is missing. */
export function FormEnd({ problem, before, ...action }: FormEndProps) {
  return (
    <div className="grid justify-items-start gap-4 pt-8">
      {before}
      <Problem>{problem}</Problem>
      <GatedAction {...action} type="submit" variant="primary" />
    </div>
  )
}
