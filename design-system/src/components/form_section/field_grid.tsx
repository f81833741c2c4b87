import type { ReactNode } from 'react'

const COLUMNS = {
  2: 'sm:grid-cols-2',
  '1-2': 'sm:grid-cols-[1fr_2fr]',
  '2-1': 'sm:grid-cols-[2fr_1fr]',
}

interface FieldGridProps {
  /** Two of one kind, or a short one before or after a long one. */
  columns?: keyof typeof COLUMNS
  children: ReactNode
}

/** Two fields that make a pair; everything else stays in one column. */
export function FieldGrid({ columns = 2, children }: FieldGridProps) {
  return (
    <div className={`grid gap-x-4 gap-y-5 field-rows sm:-mb-5 sm:gap-y-0 ${COLUMNS[columns]}`}>
      {children}
    </div>
  )
}
